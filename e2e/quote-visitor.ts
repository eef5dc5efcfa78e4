import { expect, type Locator, type Page } from '@playwright/test';
import { entry } from '../content/entry.fixture';
import {
  additionalServices,
  noService,
  quoteFields,
  quoteMail,
  quoteToasts,
  quoteWords,
  serviceChoices,
} from '../content/quote';
import type { Mail } from '../tools/mail/outbox';
import type { Plan } from '../tools/mail/plans';
import { townPath } from './addresses';
import { expectHydrated, toastOf } from './page-actions';

const service = entry(serviceChoices, -1);
const [firstBox] = additionalServices;
const lastBox = entry(additionalServices, -1);

/** What the mails say of the services that a visitor has filled in. */
export const chosen = { service: service.label, additionalServices: `${firstBox.label}, ${lastBox.label}` };

/** What makes the desk answer as EmailJS does when it is down. */
export const down = { action: 'refuse', status: 500, text: 'Down' } satisfies Plan;

/** One visitor with an address of their own, by which the desk's mails and planned failures are told apart. */
export class Visitor {
  readonly email: string;
  readonly form: Locator;
  readonly submit: Locator;
  /** The styled list of services, which takes the place of the browser's own where there is a mouse. */
  readonly combobox: Locator;

  constructor(readonly page: Page) {
    this.email = `visitor-${crypto.randomUUID()}@example.com`;
    this.form = page.locator('#quote form');
    this.submit = this.form.getByRole('button', { name: quoteWords.submit });
    this.combobox = this.form.locator('button[role=combobox]');
  }

  field(name: keyof typeof quoteFields) {
    return this.form.getByLabel(quoteFields[name].label, { exact: true });
  }

  box({ label }: { label: string }) {
    return this.form.getByLabel(label, { exact: true });
  }

  /** A choice of the list of services, while it is open. */
  option({ label }: { label: string }) {
    return this.page.getByRole('option', { name: label, exact: true });
  }

  async open(path = townPath) {
    await this.page.goto(path);
    await this.approach();
  }

  /** Scrolls to the form, which hydrates as it nears the window. */
  async approach() {
    await this.form.scrollIntoViewIfNeeded();
    await expectHydrated(this.page);
  }

  async fillIn({ name = 'Ann Smith', message = 'One stain\nOn the back seat' } = {}) {
    await this.field('name').fill(name);
    await this.field('phone').fill('250-555-0100');
    await this.field('email').fill(this.email);
    await this.field('location').fill('Maple Bay');
    await this.field('vehicle').fill('2019, Subaru, Outback');
    await this.combobox.click();
    await this.option(service).click();
    await this.box(firstBox).check();
    await this.box(lastBox).check();
    await this.field('message').fill(message);
  }

  async fillInRequired(text: string) {
    for (const name of ['name', 'phone', 'location'] as const) await this.field(name).fill(text);
    await this.field('email').fill(this.email);
  }

  async expectNothingLost() {
    await expect(this.field('name')).toHaveValue('Ann Smith');
    await expect(this.field('phone')).toHaveValue('250-555-0100');
    await expect(this.field('email')).toHaveValue(this.email);
    await expect(this.field('location')).toHaveValue('Maple Bay');
    await expect(this.field('vehicle')).toHaveValue('2019, Subaru, Outback');
    await expect(this.field('service')).toHaveText(service.label);
    await expect(this.box(firstBox)).toBeChecked();
    for (const box of additionalServices.slice(1, -1)) await expect(this.box(box)).not.toBeChecked();
    await expect(this.box(lastBox)).toBeChecked();
    await expect(this.field('message')).toHaveValue('One stain\nOn the back seat');
  }

  async expectEmptyForm() {
    for (const name of ['name', 'phone', 'email', 'location', 'vehicle', 'message'] as const) {
      await expect(this.field(name)).toHaveValue('');
    }
    await expect(this.field('service')).toHaveText(noService.label);
    for (const service of additionalServices) await expect(this.box(service)).not.toBeChecked();
  }

  /** The lines of the request as it is handed over without the mail service. */
  requestLines(requestNumber: string): ReadonlyArray<string> {
    return [
      quoteMail.heading(requestNumber),
      `${quoteFields.name.label}: Ann Smith`,
      `${quoteFields.phone.label}: 250-555-0100`,
      `${quoteFields.email.label}: ${this.email}`,
      `${quoteFields.location.label}: Maple Bay`,
      `${quoteFields.vehicle.label}: 2019, Subaru, Outback`,
      `${quoteFields.service.label}: ${chosen.service}`,
      `${quoteFields.additionalServices.label}: ${chosen.additionalServices}`,
      `${quoteFields.message.label}: One stain`,
      'On the back seat',
    ];
  }

  async expectToast({ title, description }: { title: string; description: string }) {
    await expect(toastOf(this.page)).toHaveText(`${title} ${description}`, { timeout: 20_000 });
  }

  /** The form says what failed, in this sentence, holds all that `fillIn` wrote, and can send again. */
  async expectFailure(sentence: string) {
    await this.expectToast(quoteToasts.failed);
    await expect(this.form.getByRole('status')).toHaveText(sentence);
    await this.expectNothingLost();
    await expect(this.submit).toBeEnabled();
  }

  /** Sends again; the owner ends up with one request. */
  async expectSecondTryToSucceed() {
    await this.submit.click();
    await this.expectToast(quoteToasts.sent);
    await this.expectEmptyForm();
    expect((await this.kinds()).filter((kind) => kind === 'notification')).toHaveLength(1);
  }

  async mails(): Promise<ReadonlyArray<Mail>> {
    const response = await this.page.request.get('/outbox.json');
    const all: ReadonlyArray<Mail> = await response.json();
    return all.filter(({ params }) => [params.from_email, params.customer_email].includes(this.email));
  }

  async kinds() {
    return (await this.mails()).map(({ kind }) => kind);
  }

  /** Makes the desk fail this visitor's next mail, to the owner or to the customer. */
  async plan(mail: 'notification' | 'auto-reply', plan: Plan) {
    const key = mail === 'notification' ? 'from_email' : 'customer_email';
    const data = { ...plan, match: `"${key}":"${this.email}"` };
    await this.page.request.post('/mail-desk/next', { data, failOnStatusCode: true });
  }
}
