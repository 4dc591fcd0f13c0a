import { expect, test } from 'vitest';
import { newTag, problemsIn, readFields, writeFields } from './consent-form.ts';

test('settings are read and written without a loss', () => {
  const settings = {
    ...{ enabled: true, title: 'May we?', text: '', revision: '3' },
    categories: ['ANALYTICS' as const],
    tags: [{ name: 'A', category: 'ANALYTICS' as const, place: 'BODY' as const, html: '<b>', hosts: ['a.example'] }],
  };
  const { revision: _, ...written } = settings;
  expect(writeFields(readFields(settings))).toEqual(written);
});

test('a service needs a name, its HTML, and a purpose that is asked for', () => {
  const fields = { ...readFields({}), enabled: true, categories: ['FUNCTIONAL'], tags: [newTag()] };
  expect(problemsIn(fields)).toEqual({
    categories: false,
    'tags.0.name': 'Enter a name',
    'tags.0.category': 'Ask for this purpose above, or the service is never loaded',
    'tags.0.html': 'Enter the HTML that the service gave you',
  });
  expect(problemsIn({ ...fields, categories: [] }).categories).toBe('Choose at least one thing to ask for');
});
