import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

const text = (words: string) => ({ type: 'TEXT' as const, textData: { text: words } });
const paragraph = (...words: string[]) => ({ type: 'PARAGRAPH' as const, nodes: words.map(text) });

test('each block with text yields one paragraph, including blocks within lists', () => {
  const list = { type: 'BULLETED_LIST' as const, nodes: [{ type: 'LIST_ITEM' as const, nodes: [paragraph('oak')] }] };
  expect(paragraphsOf([paragraph('Made ', 'by hand'), paragraph(), list])).toEqual(['Made by hand', 'oak']);
});
