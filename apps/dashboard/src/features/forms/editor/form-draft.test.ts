import { expect, test } from 'vitest';
import { type EditedForm, newPart, readForm, writeForm, writeMails, wrongWith } from './form-draft.ts';
import { newRule } from './rule-draft.ts';

const edited: EditedForm = {
  form: {
    ...{ id: 'f', revision: '3', name: 'Contact', enabled: true },
    formFields: [
      {
        id: 'n',
        identifier: 'TEXT_INPUT',
        inputOptions: {
          target: 'name',
          required: true,
          pii: true,
          stringOptions: { textInputOptions: { label: 'Name' }, validation: { minLength: 2 } },
        },
      },
      { id: 'w', displayOptions: { richContentOptions: {} } },
    ],
    formRules: [{ id: 'or', expression: { or: { conditions: [] } } }],
  },
  mails: { notify: ['ada@example.com'], answer: { enabled: true, subject: 'Thanks', text: 'Soon.' } },
};

test('a form that is saved as it is keeps what is not edited here', () => {
  const draft = readForm(edited);
  expect(draft).toMatchObject({ name: 'Contact', isOpen: true, afterwards: 'message', notify: ['ada@example.com'] });
  const { formFields, formRules } = writeForm(draft, edited);
  expect(formFields).toMatchObject([
    { id: 'n', inputOptions: { target: 'name', pii: true, stringOptions: { validation: { minLength: 2 } } } },
    { id: 'w', displayOptions: {} },
  ]);
  expect(formRules).toEqual([{ id: 'or', expression: { or: { conditions: [] } } }]);
  expect(writeMails(draft)).toEqual(edited.mails);
  expect(Object.values(wrongWith(draft)).filter(Boolean)).toEqual([]);
});

test('new fields have names of their own, and options where people choose', () => {
  const draft = readForm(edited);
  const [first, second] = [newPart('dropdown', 'Name', draft.parts), newPart('shortText', 'Name', [])];
  expect([first.field?.target, second.field?.target]).toEqual(['name_2', 'name']);
  const wrong = wrongWith({ ...draft, parts: [first], rules: [newRule()] });
  expect(wrong).toMatchObject({ 'parts.0.options': 'Add an option', 'rules.0': 'Choose both fields of the rule' });
});

test('a form leads to addresses that are safe', () => {
  const draft = { ...readForm(edited), afterwards: 'page' as const };
  expect(wrongWith({ ...draft, leadsTo: 'javascript:alert(1)' }).leadsTo).toBeTruthy();
  const { submitSettings } = writeForm({ ...draft, leadsTo: '/thanks ' }, edited);
  expect(submitSettings).toEqual({ submitSuccessAction: 'REDIRECT', redirectOptions: { redirectUrl: '/thanks' } });
});
