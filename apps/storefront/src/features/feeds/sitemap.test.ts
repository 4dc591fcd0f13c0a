import { expect, test } from 'vitest';
import { sitemapNames, writeIndex, writeSitemap } from './sitemap.ts';

test('products are spread over files of fifty thousand', () => {
  expect(sitemapNames(0)).toEqual(['pages', 'categories', 'blog', 'products-1']);
  expect(sitemapNames(50_000)).toHaveLength(4);
  expect(sitemapNames(50_001)).toEqual(['pages', 'categories', 'blog', 'products-1', 'products-2']);
});

test('an index names its files', () => {
  expect(writeIndex(['http://shop.test/sitemaps/pages.xml'])).toContain(
    '<sitemap><loc>http://shop.test/sitemaps/pages.xml</loc></sitemap></sitemapindex>',
  );
});

test('addresses are streamed, and any character in them is escaped', async () => {
  const parts = [
    [{ url: 'http://shop.test/a?b&c', changed: '2026-01-02T03:04:05.000Z', pictures: ['http://shop.test/media/1'] }],
    [],
    [{ url: 'http://shop.test/\u0001<d>', changed: null }],
  ];
  const written = (await Array.fromAsync(writeSitemap(parts))).join('');
  expect(written).toContain('<loc>http://shop.test/a?b&amp;c</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>');
  expect(written).toContain('<image:image><image:loc>http://shop.test/media/1</image:loc></image:image></url>');
  expect(written).toContain('<url><loc>http://shop.test/&lt;d&gt;</loc></url></urlset>');
});
