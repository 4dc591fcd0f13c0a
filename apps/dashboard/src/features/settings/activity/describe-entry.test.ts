import { expect, test } from 'vitest';
import { fieldChanges, whoDid } from './describe-entry.ts';

test('changes are described field by field, whatever their values', () => {
  expect(fieldChanges({ before: { name: 'Oak', tags: null }, after: { name: 'Elm', tags: ['a'] } })).toEqual([
    { field: 'name', before: 'Oak', after: 'Elm' },
    { field: 'tags', before: null, after: '["a"]' },
  ]);
  expect(fieldChanges({ before: null, after: { size: 3 } })).toEqual([{ field: 'size', before: null, after: '3' }]);
  expect(fieldChanges({ before: null, after: null })).toEqual([]);
  expect(fieldChanges({ before: { text: 'x'.repeat(500) }, after: null })[0]?.before).toHaveLength(201);
});

test('callers without a name are described by their kind', () => {
  expect(whoDid({ caller: { kind: 'staff', name: 'Ada' } })).toBe('Ada');
  expect(whoDid({ caller: { kind: 'staff', id: '1' } })).toBe('Someone who left the team');
  expect(whoDid({ caller: { kind: 'app', id: 'Import' } })).toBe('App Import');
  expect(whoDid({ caller: { kind: 'nobody' } })).toBe('A visitor');
});
