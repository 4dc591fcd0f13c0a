import { connect, storefrontReviews } from '@stoa/sdk';
import type { Times } from './cases.ts';
import type { Comparison } from './compare.ts';
import { type HttpClient, transportOver } from './http-client.ts';
import type { Sample, Shop } from './make-shop.ts';
import type { Case } from './measure.ts';

const PAGE = 10;

/** The same page and the same read with many reviews and with none. */
export function reviewCases(client: HttpClient, { reviewed, unreviewed }: Shop, { reads }: Times): Case[] {
  const reviews = connect(storefrontReviews, transportOver(client, { ignoreBody: true }));
  const times = Math.ceil(reads / 4);
  const page = pageOf(client);
  const read = ({ id }: Sample, number: number) =>
    // another page of them each time: none is remembered
    reviews.listProductReviews({
      productId: id,
      limit: PAGE,
      offset: number % 9000,
      ratings: [3, 4, 5].slice(number % 3),
    });
  return [
    { name: 'Product page without reviews', times, run: (number) => page(unreviewed, number) },
    { name: 'Product page with 10,000 reviews', times, run: (number) => page(reviewed, number) },
    { name: 'Reviews of a product without any', times, run: (number) => read(unreviewed, number) },
    { name: 'Reviews of a product with 10,000, somewhere', times, run: (number) => read(reviewed, number) },
  ];
}

/** What visitors pay for reviews on a page that is rendered for them. */
export function reviewComparisons(client: HttpClient, { reviewed, unreviewed }: Shop, { reads }: Times): Comparison[] {
  const page = pageOf(client);
  return [
    {
      name: 'Product page with 10,000 reviews, beside one without any',
      times: Math.ceil(reads / 2),
      usual: (number) => page(unreviewed, number),
      compared: (number) => page(reviewed, number),
      most: 1.1,
    },
  ];
}

const pageOf =
  (client: HttpClient) =>
  async ({ slug }: Sample, number: number) => {
    // another address, and so another page to render
    const path = `/product-page/${slug}?visit=${number}`;
    const { status } = await client.send({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
