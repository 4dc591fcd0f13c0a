import type { RichContentNode } from '@stoa/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromEditor, plainTextOf, toEditor } from './editor-document.ts';

const decoration = fc.oneof(
  fc.constantFrom(
    { type: 'ITALIC' },
    { type: 'UNDERLINE', underlineData: true },
    { type: 'BOLD', fontWeightValue: 700 },
  ),
  fc.constantFrom({ type: 'STRIKETHROUGH' }, { type: 'COLOR', colorData: { foreground: '#f00' } }),
  fc.webUrl().map((url) => ({ type: 'LINK', linkData: { link: { url, target: 'BLANK', rel: { nofollow: true } } } })),
  fc.constant({ type: 'LINK', linkData: { link: { anchor: 'sizes' } } }),
);
const decorations = fc.uniqueArray(decoration, { selector: ({ type }) => type, maxLength: 3 });
const textNode = fc
  .record({
    text: fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', ' ', '\n', 'é', '漢') }),
    decorations,
  })
  .map((textData): RichContentNode => ({ type: 'TEXT', nodes: [], textData }));
/** Texts with equally formatted neighbours joined. */
const texts = fc
  .array(textNode, { maxLength: 4 })
  .map((nodes) =>
    nodes.filter(
      ({ textData }, index) =>
        JSON.stringify(textData?.decorations) !== JSON.stringify(nodes[index - 1]?.textData?.decorations),
    ),
  );
const id = fc.string({ minLength: 1, maxLength: 5 });
const paragraph = fc
  .record({ id, nodes: texts, paragraphData: fc.constant({ textStyle: { textAlignment: 'CENTER' } }) })
  .map((node): RichContentNode => ({ type: 'PARAGRAPH', ...node }));
const heading = fc
  .record({ id, nodes: texts, level: fc.integer({ min: 1, max: 8 }) })
  .map(({ level, ...node }): RichContentNode => ({ type: 'HEADING', ...node, headingData: { level, indentation: 1 } }));
const code = texts.map((nodes): RichContentNode => ({ type: 'CODE_BLOCK', nodes, codeBlockData: { textStyle: {} } }));
const strange = fc
  .record({ id, data: fc.jsonValue() })
  .map((node): RichContentNode => ({ type: 'POLL', id: node.id, nodes: [], pollData: { poll: node.data } }));
const single = fc.constantFrom<RichContentNode>(
  { type: 'DIVIDER', id: 'd', nodes: [], dividerData: { lineStyle: 'DOTTED' } },
  { type: 'IMAGE', id: 'i', nodes: [], imageData: { image: { src: { id: 'a.png' }, width: 10 }, altText: 'A' } },
  { type: 'TABLE', id: 't', nodes: [{ type: 'TABLE_ROW', nodes: [] }], tableData: { dimensions: {} } },
  { type: 'LIST_ITEM', id: 'stray', nodes: [] },
  { type: 'BULLETED_LIST', id: 'empty', nodes: [] },
);
const { block } = fc.letrec<{ block: RichContentNode; item: RichContentNode }>((tie) => ({
  item: fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 1 }))
    .map(([first, rest]) => ({ type: 'LIST_ITEM', id: 'li', nodes: [first, ...rest] })),
  block: fc.oneof(
    { depthSize: 'small' },
    paragraph,
    heading,
    code,
    strange,
    single,
    fc
      .record({ nodes: fc.array(tie('item'), { maxLength: 3 }), start: fc.integer({ min: 1, max: 5 }) })
      .map(
        ({ nodes, start }): RichContentNode => ({ type: 'ORDERED_LIST', id: 'l', nodes, orderedListData: { start } }),
      ),
    fc.array(tie('block'), { maxLength: 2 }).map((nodes): RichContentNode => ({ type: 'BLOCKQUOTE', id: 'q', nodes })),
  ),
}));

test('rich content leaves the editor unchanged', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (nodes) => {
      expect(fromEditor(toEditor(nodes))).toEqual(nodes);
    }),
  );
});

test('a second pass through the editor changes nothing', () => {
  const anything = fc.array(fc.oneof(block, textNode, fc.record({ type: fc.constant('PARAGRAPH') })), { maxLength: 4 });
  fc.assert(
    fc.property(anything, (nodes) => {
      const once = fromEditor(toEditor(nodes));
      expect(fromEditor(toEditor(once))).toEqual(once);
    }),
  );
});

test('typed text becomes rich content', () => {
  const content = [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Care' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Wash ' },
        { type: 'text', text: 'cold', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'see ', marks: [{ type: 'link', attrs: { href: 'https://stoa.test/' } }] },
      ],
    },
  ];
  expect(fromEditor({ type: 'doc', content })).toEqual([
    { type: 'HEADING', headingData: { level: 2 }, nodes: [plain('Care')] },
    {
      type: 'PARAGRAPH',
      nodes: [
        plain('Wash '),
        plain('cold', { type: 'BOLD' }),
        plain('\n'),
        plain('see ', { type: 'LINK', linkData: { link: { url: 'https://stoa.test/' } } }),
      ],
    },
  ]);
});

const plain = (text: string, ...decorations: Record<string, unknown>[]): RichContentNode => ({
  type: 'TEXT',
  nodes: [],
  textData: { text, decorations },
});

test('an empty text becomes nothing, and the plain words are available alone', () => {
  expect(fromEditor(toEditor([]))).toEqual([]);
  const paragraphs: RichContentNode[] = ['Holds', 'tea.'].map((text) => ({ type: 'PARAGRAPH', nodes: [plain(text)] }));
  expect(plainTextOf(paragraphs)).toBe('Holds tea.');
});
