import { expect, test } from 'vitest';
import { drawPicture } from './draw.ts';
import { aboutPage, catalogueCsv, demoYear, homePage } from './index.ts';
import { makeCatalogue } from './make-catalogue.ts';
import { slugOf } from './products/demo-product.ts';
import { categories, products } from './products/index.ts';
import { demoReviews } from './reviews/index.ts';
import { supplies, suppliesJsonLines, supplyCategories } from './supplies/index.ts';

test('the catalogue in the repository is the generator’s output', () => {
  expect(catalogueCsv()).toBe(makeCatalogue());
});

test('the shop has more than sixty products in six categories', () => {
  expect(products.length).toBeGreaterThanOrEqual(64);
  expect(categories).toHaveLength(6);
  expect(new Set(products.map((product) => slugOf(product.name))).size).toBe(products.length);
});

test('no two products have the same description', () => {
  const sentences = products.flatMap((product) =>
    product.description.flatMap((paragraph) => paragraph.split(/(?<=[.!?]) /)),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('every picture of the catalogue is drawn without gaps and always the same', () => {
  const names = [...new Set(catalogueCsv().match(/[a-z0-9-]+\.webp/g))];
  expect(names.length).toBeGreaterThan(120);
  for (const name of names) {
    const svg = drawPicture(name);
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(drawPicture(name) === svg, name).toBe(true);
  }
});

test('reviews are many, varied, and different from each other', () => {
  const reviews = demoReviews();
  const published = reviews.filter(({ waits }) => !waits);
  expect(published).toHaveLength(290);
  expect(reviews.length - published.length).toBe(12);
  expect(new Set(reviews.filter(({ waits }) => waits).map(({ reviewer }) => reviewer.email)).size).toBe(12);
  const share = (rating: number) => published.filter((review) => review.rating === rating).length / published.length;
  expect([1, 2, 3, 4, 5].map((rating) => Math.round(share(rating) * 100))).toMatchInlineSnapshot(`
    [
      2,
      5,
      10,
      23,
      60,
    ]
  `);
  const bodies = reviews.flatMap(({ body }) => body ?? []);
  expect(new Set(bodies).size).toBe(bodies.length);
  expect(bodies.join(' ')).not.toMatch(/\{|undefined/);
  const perAuthor = reviews.map(({ slug, reviewer }) => `${slug} ${reviewer.email}`);
  expect(new Set(perAuthor).size).toBe(perAuthor.length);
  expect(demoReviews()).toEqual(reviews);
});

test('supplies have their own pictures and codes, and valid choices', () => {
  const lines = suppliesJsonLines().trim().split('\n').slice(1);
  const drafts = lines.map((line): (typeof supplies)[number] => JSON.parse(line));
  expect(drafts).toHaveLength(supplies.length);
  const skus = drafts.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  expect(new Set(skus).size).toBe(skus.length);
  for (const { slug, media, options, variants, categories: within } of drafts) {
    expect(new Set(media.map(({ source }) => drawPicture(source))).size, slug).toBe(media.length);
    const names = options.map(({ name }) => name);
    for (const { choices } of variants) expect(Object.keys(choices), slug).toEqual(names);
    expect(supplyCategories.map((category) => category.slug)).toEqual(
      expect.arrayContaining(within.map((category) => category.slug)),
    );
  }
});

test('the year is always the same, grows, and has its peak before the holidays', () => {
  const today = new Date('2026-05-15T12:00:00Z');
  const year = demoYear(today);
  expect(demoYear(today)).toEqual(year);
  const moments = year.flatMap(({ kind, daysAgo }) =>
    kind === 'order' ? [today.getTime() - daysAgo * 86_400_000] : [],
  );
  const within = (from: string, to: string) =>
    moments.filter((moment) => moment >= Date.parse(from) && moment < Date.parse(to)).length;
  expect(Math.min(...moments)).toBeGreaterThan(Date.parse('2025-05-14T00:00:00Z'));
  expect(Math.max(...moments)).toBeLessThan(today.getTime());
  expect(within('2025-11-20', '2025-12-19')).toBeGreaterThan(2 * within('2025-10-20', '2025-11-18'));
  expect(within('2026-03-01', '2026-05-01')).toBeGreaterThan(within('2025-06-01', '2025-08-01'));
});

test('unknown names get a picture, too', () => {
  expect(drawPicture('no-such-product.webp')).not.toBe(drawPicture('another.webp'));
});

test.each([homePage, aboutPage])('the blocks of $props.title have unique ids', (page) => {
  const ids = JSON.stringify(page).match(/"id":"[\w-]+"/g) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});

test('the home page links to existing categories', () => {
  const linked = [...JSON.stringify(homePage).matchAll(/\/category\/([a-z-]+)/g)].map(([, slug]) => slug);
  expect(categories.map((category) => category.slug)).toEqual(expect.arrayContaining(linked));
});
