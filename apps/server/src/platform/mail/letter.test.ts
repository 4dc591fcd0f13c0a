import { expect, test } from 'vitest';
import { exampleLook } from './letter.fixture.ts';
import { type Letter, textOf, toMail } from './letter.ts';
import { htmlOf } from './letter-html.ts';

const letter: Letter = {
  subject: 'Your order 7',
  paragraphs: ['Thank you.', 'It is <b>on its way</b> & soon there.'],
  items: [{ title: '2 × Mug', detail: 'Colour: green', amount: '€20.00' }],
  totals: [
    { label: 'Shipping', value: '€5.00' },
    { label: 'Total', value: '€25.00' },
  ],
  facts: [{ label: 'Delivery address', value: 'Ann Lee\nHamburg' }],
  link: { label: 'See your order', url: 'https://shop.example/orders/7?a=1&b="2"' },
  files: [{ label: 'Receipt', url: 'https://shop.example/r?a=1&b=2' }],
  closing: 'Write to us.',
};

test('the plain text contains everything, without markup', () => {
  expect(textOf(letter, exampleLook)).toBe(`Thank you.

It is <b>on its way</b> & soon there.

2 × Mug: €20.00
  Colour: green

Shipping: €5.00
Total: €25.00

Delivery address:
Ann Lee
Hamburg

See your order:
https://shop.example/orders/7?a=1&b="2"

Receipt:
https://shop.example/r?a=1&b=2

Write to us.

Kiln & Co
`);
});

test('omitted parts leave no gap', () => {
  expect(textOf({ subject: 'Hello', paragraphs: ['One.'] }, exampleLook)).toBe('One.\n\nKiln & Co\n');
});

test('the HTML contains everything, and no text becomes markup', async () => {
  const html = await htmlOf(letter, exampleLook);
  for (const text of ['Thank you.', '2 × Mug', 'Colour: green', '€25.00', 'Hamburg', 'Write to us.', 'Kiln &amp; Co'])
    expect(html).toContain(text);
  expect(html).toContain('It is &lt;b&gt;on its way&lt;/b&gt; &amp; soon there.');
  expect(html).toContain('href="https://shop.example/orders/7?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('href="https://shop.example/r?a=1&amp;b=2"');
  expect(html).toContain('Ann Lee<br/>Hamburg');
});

test('screen readers get the language and the subject; nothing is run or fetched', async () => {
  const html = await htmlOf(letter, { ...exampleLook, language: 'de' });
  expect(html).toMatch(/<html[^>]* lang="de"/);
  expect(html).toContain('dir="ltr"');
  expect(await htmlOf(letter, { ...exampleLook, language: 'he' })).toMatch(/<html[^>]* dir="rtl"/);
  expect(html).toContain('<title>Your order 7</title>');
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const table of html.match(/<table[^>]*>/g) ?? []) expect(table).toContain('role="presentation"');
  expect(html).not.toMatch(/<script|<img|<link|url\(/);
});

test('a subject with line breaks adds no header', () => {
  expect(toMail('ann@example.com', { subject: 'Mug\r\nBcc: eve', paragraphs: [] }, exampleLook).subject).toBe(
    'Mug Bcc: eve',
  );
});

test('letters of one look have their own texts and parts', async () => {
  await htmlOf(letter, exampleLook);
  const other = await htmlOf(
    {
      subject: 'Your order 8',
      paragraphs: ['Thanks.'],
      items: [{ title: 'Bowl' }, { title: 'Cup', amount: '€9.00' }],
      totals: [{ label: 'Total', value: '€9.00' }],
    },
    { ...exampleLook, name: 'Clay' },
  );
  const shown = other.slice(other.indexOf('Clay')).replace(/<[^>]*>/g, ' ');
  expect(shown.match(/\S+/g)).toEqual('Clay Your order 8 Thanks. Bowl Cup €9.00 Total €9.00'.split(' '));
  const colors = { ...exampleLook.colors, ink: '#abcdef' };
  expect(await htmlOf(letter, { ...exampleLook, colors })).toContain('#abcdef');
  expect(await htmlOf(letter, exampleLook)).not.toContain('#abcdef');
});
