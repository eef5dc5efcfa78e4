import { expect, type Locator, type Page } from '@playwright/test';
import { additionalServices, quoteFields, quoteWords } from '../content/quote';

/** A town's page, with the form. */
export const quotePage = '/duncan';

type Mail = { kind: string; at: string; subject: string; html: string; params: Record<string, string> };

/** One visitor with an address of their own, by which the desk's mails and planned failures are told apart. */
export class Visitor {
  readonly email: string;
  readonly form: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.email = `visitor-${crypto.randomUUID()}@example.com`;
    this.form = page.locator('#quote form');
    this.submit = this.form.getByRole('button', { name: quoteWords.submit });
  }

  field(name: keyof typeof quoteFields) {
    return this.form.getByLabel(quoteFields[name].label, { exact: true });
  }

  async open(path = quotePage) {
    await this.page.goto(path);
    await this.form.scrollIntoViewIfNeeded();
    await this.page.locator('html[data-hydrated]').waitFor();
  }

  async fillIn({ name = 'Ann Smith', message = 'One stain\nOn the back seat' } = {}) {
    await this.field('name').fill(name);
    await this.field('phone').fill('250-555-0100');
    await this.field('email').fill(this.email);
    await this.field('location').fill('Maple Bay');
    await this.field('vehicle').fill('2019, Subaru, Outback');
    await this.chooseService('Cut & Polish');
    await this.form.getByLabel('Pet Hair Removal').check();
    await this.form.getByLabel('Scratch Removal').check();
    await this.field('message').fill(message);
  }

  async chooseService(label: string) {
    await this.form.getByRole('combobox', { name: quoteFields.service.label }).and(this.page.locator('button')).click();
    await this.page.getByRole('option', { name: label }).click();
  }

  async expectNothingLost() {
    await expect(this.field('name')).toHaveValue('Ann Smith');
    await expect(this.field('phone')).toHaveValue('250-555-0100');
    await expect(this.field('email')).toHaveValue(this.email);
    await expect(this.field('location')).toHaveValue('Maple Bay');
    await expect(this.field('vehicle')).toHaveValue('2019, Subaru, Outback');
    await expect(this.field('service')).toHaveText('Cut & Polish');
    await expect(this.form.getByLabel('Pet Hair Removal')).toBeChecked();
    await expect(this.form.getByLabel('Stain Removal')).not.toBeChecked();
    await expect(this.field('message')).toHaveValue('One stain\nOn the back seat');
  }

  async expectEmptyForm() {
    for (const name of ['name', 'phone', 'email', 'location', 'vehicle', 'message'] as const) {
      await expect(this.field(name)).toHaveValue('');
    }
    await expect(this.field('service')).toHaveText('Choose a service');
    for (const { label } of additionalServices) await expect(this.form.getByLabel(label)).not.toBeChecked();
  }

  async expectToast({ title, description }: { title: string; description: string }) {
    const toast = this.page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
    await expect(toast).toHaveText(title + description, { timeout: 20_000 });
  }

  async mails(): Promise<Mail[]> {
    const response = await this.page.request.get('/outbox.json');
    const all: Mail[] = await response.json();
    return all.filter(({ params }) => [params.from_email, params.customer_email].includes(this.email));
  }

  async kinds() {
    return (await this.mails()).map(({ kind }) => kind);
  }

  /** Has the desk fail the next of this visitor's mails, the owner's or the customer's. */
  async plan(mail: 'notification' | 'auto-reply', failure: Record<string, unknown>) {
    const key = mail === 'notification' ? 'from_email' : 'customer_email';
    await this.page.request.post('/mail-desk/next', { data: { ...failure, match: `"${key}":"${this.email}"` } });
  }
}

/** Gives the text of all scripts that the page has fetched so far. */
export function collectScripts(page: Page) {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  return async () => (await Promise.all(texts)).join('\n');
}
