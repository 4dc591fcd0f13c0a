import { isRichText } from '@stoa/page-model';
import { expect, test } from 'vitest';
import { richFromHtml } from './rich-from-html.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'listItem', content });

test.each([
  [
    '<p>Dots &amp; ink</p><p>on <b>thick <i>paper</i></b></p>',
    [
      paragraph(text('Dots & ink')),
      paragraph(text('on '), text('thick ', { type: 'bold' }), text('paper', { type: 'bold' }, { type: 'italic' })),
    ],
  ],
  ['Plain', [paragraph(text('Plain'))]],
  ['<constructor>&constructor;</constructor>', [paragraph(text('&constructor;'))]],
  [
    '<h1>Paper</h1><h5>More</h5>',
    [
      { type: 'heading', attrs: { level: 3 }, content: [text('Paper')] },
      { type: 'heading', attrs: { level: 4 }, content: [text('More')] },
    ],
  ],
  [
    '<ul>\n<li>One<ol><li>Two</li></ol></li><li><p>Three</p></li></ul><p>After</p>',
    [
      {
        type: 'bulletList',
        content: [
          item(paragraph(text('One')), { type: 'orderedList', content: [item(paragraph(text('Two')))] }),
          item(paragraph(text('Three'))),
        ],
      },
      paragraph(text('After')),
    ],
  ],
  [
    '<p>See <a href="/shop?a=1&amp;b=2" rel="noopener">all</a>, <a href="javascript:x()">not</a></p>',
    [paragraph(text('See '), text('all', { type: 'link', attrs: { href: '/shop?a=1&b=2' } }), text(', '), text('not'))],
  ],
  ['<p>One<br>Two</p><p> </p><hr><img src="/media/x">', [paragraph(text('One'), { type: 'hardBreak' }, text('Two'))]],
  ['<table><tr><td>A</td><td>B</td></tr></table>', [paragraph(text('A'), text(' '), text('B'))]],
  ['', []],
])('%s', (html, expected) => {
  const rich = richFromHtml(html);
  expect(isRichText(rich)).toBe(true);
  expect(rich).toEqual(expected);
});

test('what is nested too deeply, or was never closed, is still text', () => {
  const deep = richFromHtml(`${'<ul><li>'.repeat(20)}Deep`);
  expect([isRichText(deep), JSON.stringify(deep).includes('Deep')]).toEqual([true, true]);
});
