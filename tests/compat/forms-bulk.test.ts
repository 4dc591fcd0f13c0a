/** Many forms and submissions at once, found by words, summed up and extended, through the public client. */
import { randomUUID } from 'node:crypto';
import type { TestServer } from '@stoa/server/testing/server';
import { forms, restrictions, submissions } from '@wix/forms';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorOf, MISSING, refused, startShop } from './public-clients.ts';

const NAMESPACE = 'wix.form_app.form';
const modules = { forms, submissions, restrictions };

let shop: TestServer;
beforeAll(async () => {
  // a server of its own: from one address, captchas are asked after a number of submissions
  shop = await startShop({ isOwn: true });
});
afterAll(() => shop?.stop());

const staff = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
const visitor = () => createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });

const text = (target: string) => ({
  _id: randomUUID(),
  fieldType: 'INPUT' as const,
  inputOptions: {
    target,
    stringOptions: { componentType: 'TEXT_INPUT' as const, textInputOptions: { label: target } },
  },
});
const formOf = (name: string, more: object = {}) => ({
  namespace: NAMESPACE,
  name,
  formFields: [text('word')],
  ...more,
});
const newForm = async (name: string) => (await staff().forms.createForm(formOf(name) as never))._id ?? '';
const send = async (formId: string, word: string, client: Pick<ReturnType<typeof staff>, 'submissions'> = staff()) =>
  (await client.submissions.createSubmission({ formId, submissions: { word } }))._id ?? '';

type Results = { results?: { itemMetadata?: { _id?: string | null; success?: boolean; error?: { code?: string } } }[] };
const outcomesOf = ({ results = [] }: Results) =>
  results.map(({ itemMetadata }) => (itemMetadata?.success ? 'done' : itemMetadata?.error?.code));

test('several forms are made, copied and thrown away at once; one that is refused leaves the others', async () => {
  const { forms: ours } = staff();
  const twice = text('same');
  const made = await ours.bulkCreateForm({
    forms: [formOf('First'), formOf('Wrong', { formFields: [twice, twice] }), formOf('Second')] as never,
    returnEntity: true,
  });
  expect(outcomesOf(made)).toEqual(['done', 'INVALID_ARGUMENT', 'done']);
  expect(made.results?.map(({ item }) => item?.name)).toEqual(['First', undefined, 'Second']);
  const [first = '', , second = ''] = made.results?.map(({ itemMetadata }) => itemMetadata?._id ?? '') ?? [];
  const copied = await ours.bulkCloneForm([first, MISSING], { namespace: NAMESPACE, returnEntity: true });
  expect(outcomesOf(copied)).toEqual(['done', 'NOT_FOUND']);
  expect(copied.results?.[0]?.item).toMatchObject({ name: 'First', revision: '1' });
  expect(outcomesOf(await ours.bulkDeleteForm([first, second, MISSING]))).toEqual(['done', 'done', 'NOT_FOUND']);
  const inTrash = await ours.queryDeletedForms({
    namespace: NAMESPACE,
    query: { filter: { name: { $in: ['First', 'Second'] } } },
  });
  expect(inTrash.forms).toHaveLength(2);
  expect((await ours.getDeletedForm(first)).form).toMatchObject({ name: 'First' });
});

test('a form is summed up with its deleted fields, which can be forgotten', async () => {
  const { forms: ours } = staff();
  const id = await newForm('Summed up');
  const { revision } = await ours.getForm(id);
  await ours.updateForm(id, { revision, formFields: [text('other')] } as never);
  const { formSummary } = await ours.getFormSummary(id);
  expect(formSummary?.fields).toMatchObject([
    { target: 'other', label: 'other', type: 'STRING', deleted: false },
    { target: 'word', deleted: true },
  ]);
  await refused(ours.bulkRemoveDeletedField(id, { fieldsIds: [MISSING] }), 'DELETED_FIELD_NOT_FOUND');
  expect((await ours.bulkRemoveDeletedField(id)).form).toMatchObject({ deletedFormFields: [] });
  expect((await ours.listFormsProvidersConfigs()).configs).toMatchObject([{ namespace: NAMESPACE }]);
});

test('apps add fields of their own to forms and submissions', async () => {
  const { forms: ours, submissions: sent } = staff();
  const formId = await newForm('Extended');
  const id = await send(formId, 'hello');
  const data = { namespaceData: { level: 3 } };
  expect(await ours.updateExtendedFields(formId, '@app/one', data)).toEqual({ namespace: '@app/one', ...data });
  expect(await sent.updateExtendedFields(id, '@app/one', data)).toEqual({ namespace: '@app/one', ...data });
  expect((await ours.getForm(formId)).extendedFields?.namespaces).toEqual({ '@app/one': { level: 3 } });
  expect((await sent.getSubmission(id)).extendedFields?.namespaces).toEqual({ '@app/one': { level: 3 } });
  expect((await errorOf(ours.updateExtendedFields('nothing', '@app/one', data))).status).toBe(404);
});

test('submissions are found by words, counted, marked as seen and deleted at once', async () => {
  const { submissions: ours } = staff();
  const formId = await newForm('Found');
  const [first, second] = [await send(formId, 'green bicycle'), await send(formId, 'red lamp')];
  const found = await ours.searchSubmissionsByNamespace({
    filter: { formId, namespace: NAMESPACE },
    search: { expression: 'bicyc', mode: 'AND' },
  });
  expect(found.submissions?.map(({ _id }) => _id)).toEqual([first]);
  const count = async () => (await ours.countSubmissionsByFilter({ formId })).formsSubmissionsCount;
  expect(await count()).toEqual([{ formId, totalCount: 2, unseenCount: 2 }]);
  const { jobId } = await ours.bulkMarkSubmissionsAsSeen([first, MISSING], formId);
  expect(jobId).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(count, { timeout: 60_000 }).toEqual([{ formId, totalCount: 2, unseenCount: 1 }]);
  const gone = await ours.bulkDeleteSubmission(formId, { submissionIds: [first, MISSING] });
  expect(outcomesOf(gone)).toEqual(['done', 'NOT_FOUND']);
  expect((await ours.countDeletedSubmissions([formId], NAMESPACE)).formsDeletedSubmissionsCount).toEqual([
    { formId, totalCount: 1 },
  ]);
  expect(outcomesOf(await ours.bulkRemoveSubmissionFromTrashBin(formId, { submissionIds: [first, second] }))).toEqual([
    'done',
    'NOT_FOUND',
  ]);
  expect(await count()).toEqual([{ formId, totalCount: 1, unseenCount: 1 }]);
});

test('visitors see what they sent themselves, and nothing else', async () => {
  const formId = await newForm('Own');
  const [one, other] = [visitor(), visitor()];
  await one.auth.generateVisitorTokens().then((tokens) => one.auth.setTokens(tokens));
  await other.auth.generateVisitorTokens().then((tokens) => other.auth.setTokens(tokens));
  const mine = await send(formId, 'mine', one);
  await send(formId, 'theirs', other);
  const idsOf = async (client: ReturnType<typeof staff> | ReturnType<typeof visitor>) =>
    (await client.submissions.querySubmission({ filter: { formId } })).submissions?.map(({ _id }) => _id);
  expect(await idsOf(one)).toEqual([mine]);
  expect(await idsOf(staff())).toHaveLength(2);
});

test('a site knows its limits', async () => {
  const { restrictions: limits, totalFormCount } = await staff().restrictions.getRestrictions();
  expect(limits).toMatchObject({ formsLimit: { limit: 500 }, ascendPlan: 'UNLIMITED' });
  expect(totalFormCount).toBeGreaterThan(0);
});
