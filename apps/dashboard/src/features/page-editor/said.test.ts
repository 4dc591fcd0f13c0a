import { expect, test } from 'vitest';
import { words } from '../../app/words.ts';
import { schemas } from './block-schemas.ts';
import { retold, type ToldOf, telling } from './said.ts';

test.each<[Parameters<typeof telling>[1], ToldOf[], string]>([
  ['setting', [{ property: 'heading', of: 'hero' }, { text: 'Hello' }], 'Changed heading of Hello'],
  ['setting', [{ style: 'surface', of: 'quote' }, { type: 'quote' }], ''],
  ['ofWhole', [{ property: 'title', of: 'page' }, { type: 'page' }], 'Changed title of the page'],
  ['hid', [{ data: 'product.name' }, { width: 'phone' }], ''],
  ['added', [{ ready: 'Three voices', of: 'testimonials' }], 'Added Three voices'],
  ['pasted', [{ type: 'quote' }, { text: 'Opening' }], 'Pasted Quotation, Opening'],
  ['palette', [{ palette: 'midnight' }], `Chose the palette ${words.editorTheme.palettes.names.midnight}`],
  ['fixed', [{ problem: 'data-may-lack', words: 'product.brand', property: 'text', of: 'heading' }], ''],
])('%s %o is said as “%s”', (kind, parts, label) => {
  const told = telling(schemas, kind, ...parts);
  if (label) expect(told.label).toBe(label);
  // its reader makes the same of it, whatever the words of whoever did it
  expect(retold(schemas, { id: 'one', ...told, label: 'Etwas geändert' }).label).toBe(told.label);
  expect(retold(schemas, { id: 'undo-one-two', ...told, label: '' }).label).toBe(`Undid: ${told.label}`);
});

test('what programs say, and what is not known here, stays as it is', () => {
  const plain = { id: 'one', label: 'As it was' };
  expect(retold(schemas, plain)).toEqual(plain);
  const later = { ...plain, said: { kind: 'later', of: [] } };
  expect(retold(schemas, later)).toEqual(later);
});

test('long names leave a label that the server takes', () => {
  const { label, said } = telling(schemas, 'removed', { text: 'x'.repeat(400) });
  expect(label).toHaveLength(200);
  expect(said?.of[0]?.text).toHaveLength(300);
});
