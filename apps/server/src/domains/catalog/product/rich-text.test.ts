import { expect, test } from 'vitest';
import { htmlToRichContent, richContentToHtml, sanitise, textOf } from './rich-text.ts';

test.each([
  ['<script>alert(1)</script>x', 'x'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
  ['<svg/onload=alert(1)>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<iframe src="https://evil.test"></iframe>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
  ['<a href="JaVa\tScRiPt:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
  ['<a href="data:text/html,<script>x</script>">x</a>', '<a rel="noopener nofollow">x</a>'],
  ['<a href="https://a.test" style="position:fixed">x</a>', '<a href="https://a.test" rel="noopener nofollow">x</a>'],
  ['<style>*{display:none}</style>x', 'x'],
  ['<math><mtext></p><style><img src=x onerror=alert(1)>', '<p></p>'],
  ['<form action="https://evil.test"><input name="password"></form>', ''],
  ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
  ['<base href="https://evil.test"><meta http-equiv="refresh" content="0">', ''],
  ['  <h2>Care</h2><ul><li><b>Cold</b></li></ul> ', '<h2>Care</h2><ul><li><b>Cold</b></li></ul>'],
])('%s becomes %s', (html, clean) => {
  expect(sanitise(html)).toBe(clean);
  expect(sanitise(clean)).toBe(clean);
});

test('rich content becomes HTML without anything smuggled in', () => {
  const text = (value: string, ...decorations: Record<string, unknown>[]) => ({
    type: 'TEXT',
    textData: { text: value, decorations },
  });
  const link = (url: string) => ({ type: 'LINK', linkData: { link: { url } } });
  expect(
    richContentToHtml([
      { type: 'HEADING', headingData: { level: 9 }, nodes: [text('<b>Care</b>')] },
      { type: 'PARAGRAPH', nodes: [text('bold', { type: 'BOLD' }), text('a & b', link('https://a.test/?x="y'))] },
      { type: 'PARAGRAPH', nodes: [text('x', link('javascript:alert(1)'))] },
      { type: 'BULLETED_LIST', nodes: [{ type: 'LIST_ITEM', nodes: [text('one')] }] },
      { type: 'DIVIDER' },
      { type: 'HTML', htmlData: { source: '<script>alert(1)</script>' }, nodes: [text('inside')] },
    ]),
  ).toBe(
    '<h6>&lt;b&gt;Care&lt;/b&gt;</h6><p><strong>bold</strong><a href="https://a.test/?x=&quot;y" rel="noopener nofollow">a &amp; b</a></p>' +
      '<p><a rel="noopener nofollow">x</a></p><ul><li>one</li></ul><hr />inside',
  );
});

test('HTML becomes blocks of its text', () => {
  const { nodes } = htmlToRichContent('<h2>Care</h2><p>By&nbsp;hand, <b>cold</b></p><br>Q&amp;A');
  expect(nodes.map((node) => node.nodes?.map(({ textData }) => textData?.text).join(''))).toEqual([
    'Care',
    'By hand, cold',
    'Q&A',
  ]);
  expect(textOf('a &lt; b &#39;c&#39;')).toBe("a < b 'c'");
});
