import { expect, test } from 'vitest';
import { checked, isOutdated, readFields, withText, writeFields } from './translation-form.ts';

const text = { field: 'name', label: 'Name', source: 'Cup', sourceVersion: 'v2', lines: 'ONE' as const };
const fieldsOf = (given: object) => readFields({ texts: [{ ...text, ...given }] }).texts;

test('a text whose original has changed is to be checked until somebody types or says so', () => {
  const [old] = fieldsOf({ text: 'ספל', translatedFrom: 'v1' });
  if (!old) throw new Error('no text');
  expect(isOutdated(old)).toBe(true);
  expect(writeFields({ texts: [old] })).toEqual([{ field: 'name', text: 'ספל', sourceVersion: 'v1' }]);
  expect(isOutdated(checked(old))).toBe(false);
  expect(writeFields({ texts: [withText(old, ' כוס ')] })).toEqual([
    { field: 'name', text: 'כוס', sourceVersion: 'v2' },
  ]);
});

test('texts that are not translated are not sent', () => {
  const [missing] = fieldsOf({ text: null, translatedFrom: null });
  expect(missing && isOutdated(missing)).toBe(false);
  expect(writeFields({ texts: fieldsOf({ text: null, translatedFrom: null }) })).toEqual([]);
});
