import { contactSubscriptions, formAdministration, formSubmissions, forms, newsletter } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contextIn } from '../../context.ts';
import type { Database } from '../../platform/db/index.ts';
import { mailTask } from '../../platform/mail/mail-queue.ts';
import { mailsOfForm } from './form-mails.ts';
import { createSubmission } from './send-form.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database, { email: 'shop@example.com' });
});

const field = (target: string, options: object) => ({
  id: crypto.randomUUID(),
  inputOptions: { target, ...options },
});
const email = field('email', {
  stringOptions: { textInputOptions: { label: 'E-mail' }, validation: { format: 'EMAIL' } },
  contactMapping: { contactField: 'EMAIL' },
});
const consent = (confirmationLevel: string) =>
  field('news', {
    booleanOptions: { checkboxOptions: {} },
    contactMapping: { contactField: 'SUBSCRIPTION', subscriptionInfo: { confirmationLevel } },
  });

async function newForm(formFields: object[] = [email]): Promise<string> {
  const form = { namespace: 'wix.form_app.form', name: 'Letters', formFields };
  return expectAnswer(await shop.staff().call(forms.createForm, { form })).form?.id ?? '';
}

async function send(formId: string, submissions: object) {
  const answer = await shop.visitor().call(formSubmissions.createSubmission, { submission: { formId, submissions } });
  const { submission } = expectAnswer(answer);
  await doDueWork(shop.staff().ctx, [mailsOfForm]);
  return submission;
}

type Queued = { to: string; subject: string; text: string };
const queued = async (): Promise<Queued[]> =>
  (await shop.rows<{ kind: string; input: Queued }>('tasks'))
    .filter(({ kind }) => kind === mailTask.name)
    .map(({ input }) => input);
/** Sorted, since mails of one task are queued in no order. */
const sentTo = async () => (await queued()).map(({ to, subject }) => `${to}: ${subject}`).sort();

test('a form tells the addresses that were named, and answers whoever sent it, but nobody too often', async () => {
  const formId = await newForm();
  const mails = {
    notify: ['ada@example.com'],
    answer: { enabled: true, subject: 'Thank you', text: 'We answer soon.' },
  };
  expectAnswer(await shop.staff().call(formAdministration.updateFormMails, { formId, mails }));
  expect(expectAnswer(await shop.staff().call(formAdministration.getFormMails, { formId }))).toEqual({ mails });
  await send(formId, { email: 'grace@example.com' });
  expect(await sentTo()).toEqual([
    'ada@example.com: New message by the form “Letters”',
    'grace@example.com: Thank you',
  ]);
  for (let n = 0; n < 4; n++) await send(formId, { email: 'grace@example.com' });
  const answers = (await sentTo()).filter((mail) => mail === 'grace@example.com: Thank you');
  expect(answers).toHaveLength(3);
  const visible = expectAnswer(await shop.visitor().call(forms.getForm, { formId }));
  expect(JSON.stringify(visible)).not.toContain('ada@example.com');
});

test('an answer is in the language in which the form was read', async () => {
  const formId = await newForm();
  const answer = { enabled: true, subject: 'Thank you', text: 'We answer soon.' };
  expectAnswer(await shop.staff().call(formAdministration.updateFormMails, { formId, mails: { answer } }));
  const reader = contextIn(shop.visitor().ctx, 'ja');
  const submission = { formId, submissions: { email: 'grace@example.com' } };
  expectAnswer(await createSubmission(reader, { submission }));
  await doDueWork(shop.staff().ctx, [mailsOfForm]);
  const { closing } = messagesIn('ja').letters.formAnswer;
  expect((await queued()).map(({ text }) => text).join()).toContain(closing(reader.site.name));
});

const statusOf = async (contactId: string | null | undefined) =>
  expectAnswer(await shop.staff().call(contactSubscriptions.getSubscription, { contactId: contactId ?? '' }))
    .subscription;

test('whoever ticks the box is subscribed once they answer the mail', async () => {
  const formId = await newForm([email, consent('DOUBLE_CONFIRMATION')]);
  const sent = await send(formId, { email: 'Grace@example.com', news: true });
  expect(sent).toMatchObject({ status: 'PENDING' });
  expect(await statusOf(sent?.contactId)).toMatchObject({ status: 'NOT_SET' });
  const [mail] = await queued();
  expect(mail?.to).toBe('grace@example.com');
  const token = /\/newsletter\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const visitor = shop.visitor();
  expect(expectAnswer(await visitor.call(newsletter.openSubscription, { token }))).toEqual({ isConfirmed: false });
  expectAnswer(await visitor.call(newsletter.confirmSubscription, { token }));
  expect(expectAnswer(await visitor.call(newsletter.openSubscription, { token }))).toEqual({ isConfirmed: true });
  expect(await statusOf(sent?.contactId)).toMatchObject({ status: 'SUBSCRIBED', source: 'FORM' });
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const unsubscribed = { contactId: sent?.contactId ?? '', status: 'UNSUBSCRIBED' };
  expectAnswer(await shop.staff().call(contactSubscriptions.setSubscription, unsubscribed));
  // the old link does not bring them back
  expectAnswer(await visitor.call(newsletter.confirmSubscription, { token }));
  expect(await statusOf(sent?.contactId)).toMatchObject({ status: 'UNSUBSCRIBED' });
  expect(await visitor.call(newsletter.confirmSubscription, { token: 'guessed' })).toMatchObject({
    code: 'SUBSCRIPTION_NOT_FOUND',
  });
});

test('an app may ask for less, and a box that is not ticked asks for nothing', async () => {
  const formId = await newForm([email, consent('SINGLE_CONFIRMATION')]);
  const sent = await send(formId, { email: 'ada@example.com', news: true });
  expect(sent).toMatchObject({ status: 'CONFIRMED' });
  expect(await statusOf(sent?.contactId)).toMatchObject({ status: 'SUBSCRIBED' });
  const other = await send(formId, { email: 'charles@example.com', news: false });
  expect(await statusOf(other?.contactId)).toMatchObject({ status: 'NOT_SET' });
  expect(await queued()).toEqual([]);
});
