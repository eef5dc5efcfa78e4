import { brandKeys } from '../content/brands';
import { exportsFolder } from '../tools/build-target';
import { assertSendsNoMails } from '../tools/exported-site';

/** Once before all tests, which send dozens of requests: https://playwright.dev/docs/test-global-setup-teardown */
export default function globalSetup() {
  for (const brand of brandKeys) assertSendsNoMails(`${exportsFolder}/${brand}`);
}
