import { IndexingTool } from '@/components/indexing-tool/indexing-tool';
import { PageFrame } from '@/components/layout/page-frame';
import { Section } from '@/components/layout/section';
import type { Brand } from '@/content/brands/types';
import { indexingWords } from '@/content/indexing';
import { indexingUrls } from '@/content/indexing-urls';

/** The owner's page: the indexing tool without the overlay. */
export function ToolTemplate({ brand }: { brand: Brand }) {
  return (
    <PageFrame brand={brand} withoutFloatingCall>
      <Section holdsIsland>
        <div className="wrap">
          <h1 data-static="" className="text-h1-short">
            {indexingWords.heading}
          </h1>
          <p data-static="" className="mt-5 mb-4 max-w-measure">
            {indexingWords.lead}
          </p>
          <IndexingTool urls={indexingUrls} />
        </div>
      </Section>
    </PageFrame>
  );
}
