import type { RichContentNode } from '@stoa/contract';
import { expect, test } from 'vitest';
import { htmlToRichContent } from './html-to-rich-content.ts';
import { richContentToHtml } from './rich-text.ts';

/** Nodes as short texts: `PARAGRAPH(one BOLD:two)`. */
const brief = (node: RichContentNode): string => {
  if (node.type !== 'TEXT') return `${node.type}(${(node.nodes ?? []).map(brief).join(' ')})`;
  const types = (node.textData?.decorations ?? []).map(({ type }) => `${type}:`);
  return `${types.join('')}${node.textData?.text}`;
};
const briefly = (html: string) => htmlToRichContent(html).nodes.map(brief).join(' ');

test.each([
  ['<p>Half &amp; half</p>\n<p> </p><div>Tea</div>', 'PARAGRAPH(Half & half) PARAGRAPH(Tea)'],
  ['plain <b>bold <i>both</i></b>', 'PARAGRAPH(plain  BOLD:bold  ITALIC:BOLD:both)'],
  ['<constructor>tea</constructor>', 'PARAGRAPH(tea)'],
  ['<h2>Care</h2><hr><pre>a\n b</pre>', 'HEADING(Care) DIVIDER() CODE_BLOCK(a\n b)'],
  [
    '<ul><li>one</li><li><p>two</p><ol><li>deep</li></ol></li><li></li></ul>',
    'BULLETED_LIST(LIST_ITEM(PARAGRAPH(one)) LIST_ITEM(PARAGRAPH(two) ORDERED_LIST(LIST_ITEM(PARAGRAPH(deep)))))',
  ],
  ['<blockquote>said</blockquote>', 'BLOCKQUOTE(PARAGRAPH(said))'],
  ['<p>one<br>two</p>', 'PARAGRAPH(one\ntwo)'],
  ['', ''],
])('%s', (html, expected) => {
  expect(briefly(html)).toBe(expected);
});

test('content that both forms can express survives the round trip', () => {
  const html =
    '<h3>Care</h3><p>Wash <strong>cold</strong>, see <a href="https://stoa.test/?a=1&amp;b=2" rel="noopener nofollow">here</a>.</p>' +
    '<ul><li><p>one</p></li></ul><hr /><p>a<br />b</p>';
  expect(richContentToHtml(htmlToRichContent(html).nodes)).toBe(html);
});

test('pictures of the library stay, pictures from elsewhere go', () => {
  const image = (src: object): RichContentNode => ({
    type: 'IMAGE',
    nodes: [],
    imageData: { image: { src }, altText: 'A' },
  });
  expect(richContentToHtml([image({ id: 'a.png' }), image({ url: 'https://elsewhere.test/b.png' })])).toBe(
    '<img src="/media/a.png" alt="A" />',
  );
});
