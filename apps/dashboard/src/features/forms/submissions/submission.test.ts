import { expect, test } from 'vitest';
import { emptyField, writeField } from '../field-draft.ts';
import { entryOf, fieldsOf, restOf, senderOf } from './submission.ts';

const draft = (target: string, kind: Parameters<typeof emptyField>[0], more: object = {}) =>
  writeField({ ...emptyField(kind), id: `id-${target}`, target, label: target, ...more });
const form = {
  formFields: [
    draft('first', 'shortText', { contactField: 'FIRST_NAME' }),
    draft('email', 'email', { contactField: 'EMAIL' }),
    draft('days', 'checkboxes', { options: [{ id: 'o', label: 'Monday', value: 'mon' }] }),
    draft('consent', 'consent'),
  ],
};
const fields = fieldsOf(form);

test('a submission is told by who sent it, and what else was entered', () => {
  const sent = { submissions: { first: 'Ada', email: 'ada@example.com', days: ['mon'], consent: true } };
  expect(senderOf(fields, sent)).toBe('Ada');
  expect(restOf(fields, sent)).toBe('ada@example.com · Monday · Yes');
  expect(senderOf(fields, { submissions: { email: 'ada@example.com' } })).toBe('ada@example.com');
  expect(senderOf(fields, {})).toBe('Someone');
});

test('options are called as people saw them, and nothing is empty', () => {
  const [, , days, consent] = fields;
  if (!days || !consent) throw new Error('a field is missing');
  expect(entryOf(days, { submissions: { days: ['mon', 'else'] } })).toBe('Monday, else');
  expect(entryOf(days, {})).toBe('');
  expect(entryOf(consent, { submissions: { consent: false } })).toBe('No');
});
