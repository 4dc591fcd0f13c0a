import { randomUUID } from 'node:crypto';
import { connect, productsV3 } from '@stoa/sdk';
import { type HttpClient, transportOver } from './http-client.ts';
import type { Sample, Shop } from './make-shop.ts';
import type { Case } from './measure.ts';

const PAGE = 20;
/** Pages that visitors ask for again and again. */
const REMEMBERED = 50;
/** What a product's page shows. */
const DETAIL_FIELDS = ['CURRENCY', 'URL', 'PLAIN_DESCRIPTION', 'MEDIA_ITEMS_INFO', 'INFO_SECTION'] as const;

/** How often the cases are repeated. */
export type Times = { reads: number; writes: number };

export const sampleAt = ({ samples }: Shop, number: number): Sample => {
  // a large prime, so that neighbours in time are not neighbours in the table
  const sample = samples[(number * 7919) % samples.length];
  if (!sample) throw new Error('the shop has no products');
  return sample;
};

export function baselineCases(client: HttpClient, shop: Shop, { reads }: Times): { fixed: Case; select: Case } {
  const get = async (path: string) => {
    const { status, text } = await client.send({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  };
  return {
    fixed: { name: 'Baseline: fixed body', times: reads, run: () => get('/fixed') },
    select: {
      name: 'Baseline: one select',
      times: reads,
      run: (number) => get(`/select/${sampleAt(shop, number).id}`),
    },
  };
}

/** What visitors read most: lists of products and single ones. */
export function catalogueCases(client: HttpClient, shop: Shop, { reads }: Times): Case[] {
  const products = connect(productsV3, transportOver(client, { ignoreBody: true }));
  const first = { cursorPaging: { limit: PAGE } };
  const after = (number: number) => ({ cursorPaging: { limit: PAGE, cursor: sampleAt(shop, number).cursor } });
  return [
    { name: 'Products: first 20, remembered', times: reads, run: () => products.queryProducts({ query: first }) },
    {
      name: 'Products: first 20, read',
      times: reads,
      run: () => products.queryProducts({ query: { ...first, filter: newFilter() } }),
    },
    {
      name: 'Products: deep 20, remembered',
      times: reads,
      run: (number) => products.queryProducts({ query: after(number % REMEMBERED) }),
    },
    {
      name: 'Products: deep 20, read',
      times: reads,
      // a cursor carries its own filter: the one beside it only makes the request another
      run: (number) => products.queryProducts({ query: { ...after(number), filter: newFilter() } }),
    },
    {
      name: 'Products: search for a word',
      times: reads,
      run: (number) => {
        // each product's number is a word of its name
        const expression = sampleAt(shop, number).slug.split('-').at(-1);
        return products.searchProducts({ search: { search: { expression }, ...first } });
      },
    },
    {
      name: 'Product by slug',
      times: reads,
      run: (number) => products.getProductBySlug({ slug: sampleAt(shop, number).slug, fields: [...DETAIL_FIELDS] }),
    },
  ];
}

/** A page is remembered by what was asked. Filters that leave out a product that nobody has, each another, ask anew. */
const newFilter = () => ({ id: { $ne: randomUUID() } });

/** Products' pages as browsers get them: kept from an earlier visitor, and rendered on the server. */
export function pageCases(client: HttpClient, shop: Shop, { reads }: Times): Case[] {
  const get = async (path: string) => {
    const { status, text } = await client.send({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path}: ${status} ${text().slice(0, 200)}`);
  };
  const page = (number: number) => `/product-page/${sampleAt(shop, number).slug}`;
  return [
    { name: 'Product page, remembered', times: reads, run: (number) => get(page(number % REMEMBERED)) },
    // another address, and so another page to render
    { name: 'Product page, rendered', times: reads / 2, run: (number) => get(`${page(number)}?visit=${number}`) },
  ];
}
