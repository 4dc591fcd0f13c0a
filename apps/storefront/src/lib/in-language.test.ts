import { expect, test } from 'vitest';
import { inLanguage, pathIn } from './in-language.ts';
import { languageLinks, pageUrl } from './page-url.ts';

test.each([
  ['/', '/he'],
  ['/?sent=letters', '/he?sent=letters'],
  ['/#top', '/he#top'],
  ['/shop?brand=x', '/he/shop?brand=x'],
  ['/_embed/about', '/he/_embed/about'],
  ['/_return', '/_return'],
  ['/media/a.jpg', '/media/a.jpg'],
  ['/dashboard/', '/dashboard/'],
  ['/robots.txt', '/robots.txt'],
  ['//elsewhere.test/shop', '//elsewhere.test/shop'],
  ['https://elsewhere.test/shop', 'https://elsewhere.test/shop'],
  ['#content', '#content'],
])('%s in Hebrew is %s', (path, expected) => {
  expect(pathIn('/he', path)).toBe(expected);
  expect(pathIn('', path)).toBe(path);
});

test('links and forms of a document stay in its language, and its files and texts are as they are', () => {
  const answered = (body: string, headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' }) =>
    inLanguage({ status: 200, headers, body }, '/he');
  const body =
    '<link href="/_assets/a.css"><a class="x" href="/shop">&lt;a href="/shop"&gt;</a><a href="https://a.test/">A</a>' +
    '<form method="post" action="/cart"><button formAction="/wishlist">W</button></form><img src="/media/a.jpg">';
  expect(answered(body).body).toBe(
    body
      .replace('class="x" href="/shop"', 'class="x" href="/he/shop"')
      .replace('"/cart"', '"/he/cart"')
      .replace('"/wishlist"', '"/he/wishlist"'),
  );
  expect(answered(body, { 'content-type': 'application/xml' }).body).toBe(body);
  expect(answered('', { location: '/cart?notice=added' }).headers.location).toBe('/he/cart?notice=added');
});

test('the addresses of a page name its language, except in the site’s own', () => {
  const site = { languages: ['en-GB', 'he'], url: 'https://shop.test/he' };
  expect([pageUrl('/shop?page=2', site), pageUrl('/', site)]).toEqual([
    'https://shop.test/he/shop?page=2',
    'https://shop.test/he',
  ]);
  expect(pageUrl('/', { url: 'https://shop.test' })).toBe('https://shop.test/');
  expect(languageLinks('/shop', site)).toEqual([
    { language: 'en-GB', href: 'https://shop.test/shop' },
    { language: 'he', href: 'https://shop.test/he/shop' },
  ]);
  expect(languageLinks('/shop', { ...site, languages: [] })).toEqual([]);
});
