import { ToolTemplate } from '@/components/templates/tool-template';
import { toolPage } from '@/content/pages';
import { brand } from '@/content/settings';
import { JsonLd } from '../_seo/json-ld';
import { pageGraph } from '../_seo/page-graph';
import { pageMetadata } from '../_seo/page-metadata';

export const metadata = pageMetadata(toolPage);

export default function GoogleSubmission() {
  return (
    <>
      <ToolTemplate brand={brand} />
      <JsonLd graph={pageGraph(toolPage)} />
    </>
  );
}
