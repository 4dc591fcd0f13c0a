/** Forms and what people send by them, through the public client, with their refusals. */
import { randomUUID } from 'node:crypto';
import type { TestServer } from '@stoa/server/testing/server';
import { contacts } from '@wix/crm';
import { forms, submissions } from '@wix/forms';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorOf, MISSING, refused, startShop } from './public-clients.ts';

const NAMESPACE = 'wix.form_app.form';
const modules = { forms, submissions, contacts };

let shop: TestServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const staff = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
const visitor = () => createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });

const field = (target: string, inputOptions: object, id = randomUUID()) => ({
  _id: id,
  fieldType: 'INPUT' as const,
  inputOptions: { target, ...inputOptions },
});
const text = (label: string, validation: object = {}) => ({
  inputType: 'STRING' as const,
  stringOptions: { componentType: 'TEXT_INPUT' as const, textInputOptions: { label }, validation },
});
const topics = ['Repair', 'Other'].map((label) => ({ _id: randomUUID(), label, value: label.toLowerCase() }));
const days = ['Monday', 'Friday'].map((label) => ({ _id: randomUUID(), label, value: label.slice(0, 3) }));

/** A form with each kind of field. What the topic is in words is asked for where it is none of the others. */
function contactForm(more: object = {}) {
  const other = field('other_topic', text('Which topic?', { maxLength: 20 }));
  return {
    namespace: NAMESPACE,
    name: 'Contact',
    formFields: [
      field('name', {
        ...text('Name', { minLength: 2 }),
        required: true,
        contactMapping: { contactField: 'FIRST_NAME' },
      }),
      field('email', {
        ...text('E-mail', { format: 'EMAIL' }),
        required: true,
        contactMapping: { contactField: 'EMAIL' },
      }),
      field('code', text('Customer number', { pattern: '[A-Z]{2}-\\d+' })),
      field('topic', {
        inputType: 'STRING',
        stringOptions: { componentType: 'DROPDOWN', dropdownOptions: { label: 'Topic', options: topics } },
      }),
      { ...other, hidden: true },
      field('day', {
        inputType: 'STRING',
        stringOptions: { componentType: 'DATE_PICKER', datePickerOptions: { label: 'Day' } },
      }),
      field('stars', {
        inputType: 'NUMBER',
        numberOptions: { componentType: 'RATING_INPUT', ratingInputOptions: { label: 'Rating' } },
      }),
      field('visits', {
        inputType: 'NUMBER',
        numberOptions: {
          componentType: 'NUMBER_INPUT',
          numberInputOptions: { label: 'Visits' },
          validation: { multipleOf: 5 },
        },
      }),
      field('days', {
        inputType: 'ARRAY',
        arrayOptions: {
          componentType: 'CHECKBOX_GROUP',
          checkboxGroupOptions: { label: 'Free on', options: days },
          validation: { maxItems: 1 },
        },
      }),
      field('consent', {
        inputType: 'BOOLEAN',
        required: true,
        booleanOptions: { componentType: 'CHECKBOX', checkboxOptions: { checked: false } },
      }),
    ],
    formRules: [
      {
        _id: randomUUID(),
        expression: { condition: { target: 'topic', operator: 'EQUAL' as const, value: 'other' } },
        overrides: [
          {
            entityType: 'FIELD' as const,
            fieldOptions: { fieldId: other._id, propertyType: 'HIDDEN' as const, hiddenOptions: { hidden: false } },
          },
          {
            entityType: 'FIELD' as const,
            fieldOptions: {
              fieldId: other._id,
              propertyType: 'REQUIRED' as const,
              requiredOptions: { required: true },
            },
          },
        ],
      },
    ],
    ...more,
  };
}
// the client's types name every optional part of every kind of field
const newForm = async (more: object = {}) => {
  const made = await staff().forms.createForm(contactForm(more) as never);
  return { ...made, _id: made._id ?? '', revision: made.revision ?? '' };
};
const entries = (more: object = {}) => ({
  name: 'Ada',
  email: `ada-${randomUUID()}@people.test`,
  consent: true,
  ...more,
});
/** Sent by an app, whose calls need no captcha however many they are. */
const send = (formId: string, more: object = {}, client: Pick<ReturnType<typeof visitor>, 'submissions'> = staff()) =>
  client.submissions.createSubmission({ formId, submissions: entries(more) });

/** The rule that each refused field breaks. */
async function rulesOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const { response } = await errorOf(call);
  const violations = response.data.details.validationError?.fieldViolations ?? [];
  return Object.fromEntries(
    violations.map((one) => {
      const { ruleName, data } = one as typeof one & { ruleName: string; data?: Violated };
      const said = data?.submissionValidationErrors?.errors[0]?.errorType;
      return [one.field, said ? `${ruleName} ${said}` : ruleName];
    }),
  );
}
type Violated = { submissionValidationErrors?: { errors: { errorType: string }[] } };

test('a form is made, read by visitors, changed, copied, found, counted, and thrown away and taken back', async () => {
  const { forms: ours } = staff();
  const form = await newForm({ name: 'Life of a form' });
  expect(form).toMatchObject({ name: 'Life of a form', enabled: true, revision: '1', namespace: NAMESPACE });
  expect(await visitor().forms.getForm(form._id)).toMatchObject({ _id: form._id, formRules: [{}] });
  const [first, ...others] = form.formFields ?? [];
  const changed = await ours.updateForm(form._id, {
    ...{ revision: form.revision, name: 'Renamed', formFields: others },
  } as never);
  expect(changed).toMatchObject({ name: 'Renamed', revision: '2', deletedFormFields: [{ _id: first?._id }] });
  await refused(ours.updateForm(form._id, { revision: '1', name: 'Late' } as never), 'INVALID_REVISION');
  const { form: copy } = await ours.cloneForm(form._id);
  expect(copy).toMatchObject({ name: 'Renamed', revision: '1', deletedFormFields: [] });
  const { items } = await ours.queryForms().eq('namespace', NAMESPACE).eq('name', 'Renamed').find();
  expect(items.map(({ _id }) => _id).toSorted()).toEqual([form._id, copy?._id].toSorted());
  expect(await ours.countFormsByFilter({ namespace: NAMESPACE, filter: { name: 'Renamed' } })).toEqual({ count: 2 });
  const listed = await ours.listForms(NAMESPACE, { formIds: [form._id], order: 'NAME_ASC' as never });
  expect(listed.forms?.map(({ _id }) => _id)).toEqual([form._id]);

  await ours.deleteForm(form._id);
  expect((await errorOf(ours.getForm(form._id))).status).toBe(404);
  expect(await ours.getDeletedForm(form._id)).toMatchObject({ form: { _id: form._id } });
  expect((await ours.listDeletedForms(NAMESPACE, { formIds: [form._id] })).forms).toHaveLength(1);
  const inTrash = { namespace: NAMESPACE, filter: { id: form._id } };
  expect(await ours.countDeletedForms(inTrash)).toEqual({ count: 1 });
  expect(await ours.restoreFromTrashBin(form._id)).toMatchObject({ form: { _id: form._id, name: 'Renamed' } });
  await ours.deleteForm(form._id);
  await ours.removeFormFromTrashBin(form._id);
  expect(await ours.countDeletedForms(inTrash)).toEqual({ count: 0 });
  const calls = [
    ...[ours.getForm(form._id), ours.getDeletedForm(form._id), ours.restoreFromTrashBin(form._id)],
    ...[ours.deleteForm(form._id), ours.removeFormFromTrashBin(form._id), ours.cloneForm(form._id)],
    ours.updateForm(form._id, { revision: '1' } as never),
  ];
  const errors = await Promise.all(calls.map((call) => errorOf(call as Promise<unknown>)));
  expect(errors.map(({ status }) => status)).toEqual(calls.map(() => 404));
});

test('a form that makes no sense is refused, with the rule and the place', async () => {
  const twice = field('same', text('One'));
  const made = (form: object) => rulesOf(staff().forms.createForm(contactForm(form) as never));
  expect(await made({ namespace: 'somebody.elses.form' })).toEqual({ 'form.namespace': 'UNSUPPORTED_FORM_NAMESPACE' });
  expect(
    await made({ formFields: [twice, { ...twice, inputOptions: { ...twice.inputOptions, target: 'b' } }] }),
  ).toEqual({
    'form.formFields': 'DUPLICATED_FIELD_IDS',
  });
  expect(await made({ formFields: [twice, { ...twice, _id: randomUUID() }] })).toEqual({
    'form.formFields': 'DUPLICATED_FIELD_TARGETS',
  });
  const odd = [text('A', { pattern: '(' }), text('B', { minLength: 3, maxLength: 2 }), {}];
  expect(await made({ formFields: odd.map((options, index) => field(`f${index}`, options)) })).toEqual({
    'form.formFields.0': 'FIELD_SCHEMA_NOT_SUPPORTED',
    'form.formFields.1': 'FIELD_SCHEMA_NOT_SUPPORTED',
    'form.formFields.2': 'FIELD_SCHEMA_NOT_SUPPORTED',
  });
  const rule = { _id: randomUUID() };
  expect(await made({ formRules: [rule, rule] })).toEqual({ 'form.formRules': 'DUPLICATED_RULE_IDS' });
  expect(await rulesOf(staff().forms.queryForms().eq('name', 'any').find())).toEqual({
    'query.filter': 'MISSING_NAMESPACE_FILTER',
  });
});

test('a form keeps no more than 150 deleted fields', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => field(`f${index}`, text('Field')));
  const form = await newForm({ formFields: many(151), formRules: [] });
  await refused(
    staff().forms.updateForm(form._id, { revision: form.revision, formFields: [] } as never),
    'DELETED_FIELD_COUNT_OVER_MAX',
  );
});

test('what a visitor sends becomes a submission and a contact, and is read, seen, changed and thrown away', async () => {
  const { submissions: ours, contacts: people } = staff();
  const form = await newForm();
  const email = `${randomUUID()}@people.test`;
  const more = { email, topic: 'other', other_topic: 'Gears', code: 'AB-12', day: '2026-02-28', stars: 4, visits: 10 };
  const sent = await send(form._id, { ...more, days: ['Mon'] }, visitor());
  const id = sent._id ?? '';
  expect(sent).toMatchObject({
    ...{ formId: form._id, namespace: NAMESPACE, status: 'CONFIRMED', seen: false, revision: '1' },
    submissions: { ...more, days: ['Mon'], name: 'Ada', consent: true },
    submitter: { visitorId: expect.any(String) },
  });
  expect(await people.getContact(sent.contactId ?? '')).toMatchObject({
    info: { name: { first: 'Ada' } },
    primaryInfo: { email },
  });
  expect(await ours.getSubmission(id)).toMatchObject({ _id: id });
  const { submissions: texts } = await ours.getFormattedSubmission(id);
  expect(texts?.map(({ label, value }) => [label, value])).toEqual(
    expect.arrayContaining([
      ['Topic', 'Other'],
      ['Free on', 'Monday'],
      ['Rating', '4'],
    ]),
  );
  const count = (more: object = {}) => ours.countSubmissions([form._id], NAMESPACE, more);
  expect((await count()).formsSubmissionsCount).toEqual([{ formId: form._id, totalCount: 1, unseenCount: 1 }]);
  const seen = await ours.updateSubmission(id, { formId: form._id, revision: '1', seen: true } as never);
  expect(seen).toMatchObject({ seen: true, revision: '2', submissions: { email } });
  await refused(ours.updateSubmission(id, { formId: form._id, revision: '1' } as never), 'INVALID_REVISION');
  await ours.updateSubmission(id, { formId: form._id, revision: '2', status: 'PENDING' } as never);
  expect(await ours.confirmSubmission(id)).toMatchObject({ submission: { status: 'CONFIRMED', revision: '4' } });
  const found = async () =>
    (await ours.querySubmissionsByNamespace().eq('formId', form._id).eq('seen', true).find()).items.map(
      ({ _id }) => _id,
    );
  expect(await found()).toEqual([id]);

  await ours.deleteSubmission(id);
  expect(await found()).toEqual([]);
  expect(await ours.getDeletedSubmission(id)).toMatchObject({ submission: { _id: id } });
  expect((await ours.listDeletedSubmissions(form._id, { statuses: ['CONFIRMED'] })).submissions).toHaveLength(1);
  await ours.restoreSubmissionFromTrashBin(id);
  expect(await found()).toEqual([id]);
  await ours.deleteSubmission(id);
  await ours.removeSubmissionFromTrashBin(id);
  const another = (await send(form._id))._id ?? '';
  await ours.deleteSubmission(another, { permanent: true });
  const calls = [
    ...[ours.getSubmission(id), ours.getDeletedSubmission(id), ours.getFormattedSubmission(id)],
    ...[ours.confirmSubmission(id), ours.restoreSubmissionFromTrashBin(id), ours.removeSubmissionFromTrashBin(id)],
    ...[ours.deleteSubmission(another), ours.updateSubmission(id, { formId: form._id, revision: '1' } as never)],
  ];
  const errors = await Promise.all(calls.map((call) => errorOf(call as Promise<unknown>)));
  expect(errors.map(({ status }) => status)).toEqual(calls.map(() => 404));
});

test('entries that break a rule are refused, each field with its rule', async () => {
  const form = await newForm();
  const rules = (more: object) => rulesOf(send(form._id, more));
  const broken = { name: 'A', email: 'ada@', code: '12', topic: 'sports', day: '2026-02-30', stars: 6, visits: 7 };
  const said = (target: string, rule: string) => [`submission.submissions.${target}`, `SUBMISSION_VALIDATION ${rule}`];
  expect(await rules({ ...broken, days: ['Mon', 'Fri'], consent: false, strange: 1 })).toEqual(
    Object.fromEntries([
      said('name', 'MIN_LENGTH_ERROR'),
      said('email', 'FORMAT_ERROR'),
      said('code', 'PATTERN_ERROR'),
      said('topic', 'NOT_ALLOWED_VALUE_ERROR'),
      said('day', 'FORMAT_ERROR'),
      said('stars', 'MAX_VALUE_ERROR'),
      said('visits', 'MULTIPLE_OF_VALUE_ERROR'),
      said('days', 'MAX_ITEMS_ERROR'),
      said('consent', 'REQUIRED_VALUE_ERROR'),
      said('strange', 'UNKNOWN_VALUE_ERROR'),
    ]),
  );
  expect(await rules({ topic: 'other' })).toEqual(Object.fromEntries([said('other_topic', 'REQUIRED_VALUE_ERROR')]));
  expect(await rules({ stars: '4', name: 5 })).toEqual(
    Object.fromEntries([said('name', 'TYPE_ERROR'), said('stars', 'TYPE_ERROR')]),
  );
  // a field that is hidden says nothing
  expect((await send(form._id, { topic: 'repair', other_topic: 'Gears' })).submissions).not.toHaveProperty(
    'other_topic',
  );

  const { submissions: theirs } = visitor();
  const check = (more: object, fieldsToValidate: string[] = []) =>
    theirs.validateFormSubmission({ formId: form._id, submissions: entries(more) }, { fieldsToValidate });
  expect(await check({})).toMatchObject({ valid: true, violationErrors: [] });
  expect(await check({ name: '', stars: 9 }, ['stars'])).toMatchObject({
    valid: false,
    violationErrors: [{ name: 'stars', submissionValidationErrors: { errors: [{ errorType: 'MAX_VALUE_ERROR' }] } }],
  });
  await refused(send(MISSING), 'FORM_NOT_FOUND');
  await refused(theirs.validateFormSubmission({ formId: MISSING, submissions: {} }), 'FORM_NOT_FOUND');
});

test('a form closes by hand, at its deadline, and when it has been sent often enough', async () => {
  const closed = { 'submission.submissions.': 'SUBMISSION_VALIDATION DISABLED_FORM_ERROR' };
  const off = await newForm({ enabled: false });
  expect(await rulesOf(send(off._id))).toEqual(closed);
  const late = await newForm({ limitationRule: { dateTimeDeadline: new Date('2020-01-01') } });
  expect(await rulesOf(send(late._id))).toEqual(closed);
  const small = await newForm({ limitationRule: { maxAllowedSubmissions: 1 } });
  const outcomes = await Promise.allSettled([send(small._id), send(small._id), send(small._id)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rulesOf(send(small._id))).toEqual(closed);
});

test('a pattern that takes forever holds up nobody', async () => {
  const form = await newForm({ formFields: [field('a', text('A', { pattern: '(a+)+' }))], formRules: [] });
  const start = performance.now();
  const call = staff().submissions.createSubmission({ formId: form._id, submissions: { a: `${'a'.repeat(40)}!` } });
  expect(await rulesOf(call)).toEqual({ 'submission.submissions.a': 'SUBMISSION_VALIDATION PATTERN_ERROR' });
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('whoever sends many forms is asked for a captcha', async () => {
  const form = await newForm();
  const client = visitor();
  const refusals: unknown[] = [];
  while (
    refusals.length === 0 &&
    (await staff().submissions.countSubmissions([form._id], NAMESPACE)).formsSubmissionsCount?.[0]?.totalCount !== 30
  )
    await send(form._id, {}, client).catch((error) => refusals.push(error));
  expect(refusals).toHaveLength(1);
  await refused(send(form._id, {}, client), 'INVALID_CAPTCHA');
  const guessed = client.submissions.createSubmission(
    { formId: form._id, submissions: entries() },
    { captchaToken: 'x' },
  );
  await refused(guessed, 'INVALID_CAPTCHA');
});
