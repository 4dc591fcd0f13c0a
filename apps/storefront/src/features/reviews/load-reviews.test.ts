import { expect, test } from 'vitest';
import { createStorefront } from '../../server.tsx';
import { answers, manifest, memory, noted, request } from '../../storefront.fixture.ts';

const rating = { average: 4, count: 12 };
const REVIEWS = '/stoa/v1/storefront/products/p1/reviews';
const review = {
  id: 'r1',
  authorName: 'Ada',
  rating: 4,
  title: 'Crisp',
  body: '5 < 6',
  reviewDate: '2026-05-03T12:00:00Z',
};
const shop = {
  ...answers,
  '/stores/v3/products/slug/mug': {
    status: 200,
    body: { product: { id: 'p1', slug: 'mug', name: 'Mug', currency: 'EUR', rating } },
  },
  '/stores/v3/products/search': { status: 200, body: { products: [] } },
  '/stoa/v1/storefront/products/p1/availability': { status: 200, body: { variants: [] } },
  [REVIEWS]: {
    status: 200,
    body: { summary: { ...rating, distribution: [0, 0, 0, 12, 0] }, total: 12, reviews: [{ ...review, helpful: 2 }] },
  },
};
const writer = { '/stoa/v1/visitors/current/collected': { status: 200, body: { hasReviews: true } } };

/** Visits by different people, who share what is remembered. */
function visits() {
  const remember = memory();
  return async (path: string, more = {}) => {
    const { request: asked, calls } = noted({ ...request(path, { ...shop, ...more }), remember });
    const { body } = await createStorefront({ manifest }).handle(asked);
    const html = String(body);
    const links = [...html.matchAll(/href="([^"]*#reviews)"/g)].map(([, href]) => href);
    return { html, links, reads: calls.filter((call) => call.includes(REVIEWS)).length };
  };
}

test('reviews are rendered once for everybody, and their links keep what else each visitor’s address says', async () => {
  const visit = visits();
  const first = await visit('/product-page/mug?Size=L&gclid=1');
  expect(first.reads).toBe(1);
  expect(first.links).toContain('/product-page/mug?Size=L&amp;gclid=1&amp;reviews-stars=5#reviews');
  expect(first.links).toContain('/product-page/mug?Size=L&amp;gclid=1&amp;reviews-sort=newest#reviews');
  const second = await visit('/product-page/mug?a=%22%3E%3Cb%3E%26%24%26');
  expect(second.reads).toBe(0);
  expect(second.links).toContain('/product-page/mug?a=%22%3E%3Cb%3E%26%24%26&amp;reviews-page=2#reviews');
  const plain = await visit('/product-page/mug');
  expect(plain.links).toContain('/product-page/mug?reviews-verified=yes#reviews');
  for (const { html, links } of [first, second, plain]) {
    expect(links.filter((href) => /[0-9a-f]{8}-[0-9a-f]{4}-/.test(href ?? ''))).toEqual([]);
    expect(html).toContain('5 &lt; 6');
    expect(html).toContain('aria-pressed="false"');
  }
});

test('another choice of reviews is rendered for itself, and those who wrote or voted see their own', async () => {
  const visit = visits();
  await visit('/product-page/mug');
  const chosen = await visit('/product-page/mug?reviews-stars=4');
  expect(chosen.reads).toBe(1);
  expect(chosen.html).toContain('Remove filter');
  const own = { ...shop[REVIEWS].body, reviews: [{ ...review, helpful: 3, ownVote: 'HELPFUL' }] };
  const voted = await visit('/product-page/mug', { ...writer, [REVIEWS]: { status: 200, body: own } });
  expect(voted.reads).toBe(1);
  expect(voted.html).toMatch(/value="NONE" aria-pressed="true"/);
  const other = await visit('/product-page/mug');
  expect([other.reads, other.html.includes('aria-pressed="true"')]).toEqual([0, false]);
});

test('a vote without scripts is posted to the page itself, and leads back to the review under its address', async () => {
  const vote = { '/stoa/v1/storefront/reviews/r1/vote': { status: 200, body: { counts: { helpful: 3 } } } };
  const asked = request('/product-page/mug?Size=L&reviews-page=2', { ...shop, ...vote }, 'review=r1&vote=HELPFUL');
  const { request: posted, calls } = noted(asked);
  const { status, headers } = await createStorefront({ manifest }).handle(posted);
  expect([status, headers.location]).toEqual([303, '/product-page/mug?Size=L&reviews-page=2#review-r1']);
  expect(calls).toContain('PUT /stoa/v1/storefront/reviews/r1/vote');
  expect((await visits()('/product-page/mug')).html).toContain('<form class="review-votes" method="post">');
});
