import { addToCart, newVisitor } from './buying.ts';
import { sampleAt, type Times } from './cases.ts';
import type { HttpClient } from './http-client.ts';
import type { Shop } from './make-shop.ts';
import type { Case } from './measure.ts';

/** They take turns, so that no visitor's cached data serves them all. */
const VISITORS = 20;
const ITEMS = 2;

/** Product pages for visitors known by a cookie, with an empty cart and with items in it. */
export async function visitorPageCases(client: HttpClient, shop: Shop, { reads }: Times): Promise<Case[]> {
  const [without, having] = [await newVisitors(client, shop), await newVisitors(client, shop)];
  for (const [place, visitor] of having.entries())
    for (let item = 0; item < ITEMS; item++) await addToCart(client, visitor, sampleAt(shop, place + item));
  const get = async (number: number, visitors: string[]) => {
    const path = `/product-page/${sampleAt(shop, number).slug}`;
    const headers = { cookie: `stoa_visitor=${visitors[number % VISITORS]}` };
    const { status } = await client.send({ method: 'GET', path, headers });
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
  const times = Math.ceil(reads / 4);
  return [
    { name: 'Product page of a known visitor, no cart', times, run: (number) => get(number, without) },
    { name: 'Product page of a known visitor, with a cart', times, run: (number) => get(number, having) },
  ];
}

async function newVisitors(client: HttpClient, shop: Shop): Promise<string[]> {
  const visitors: string[] = [];
  for (let made = 0; made < VISITORS; made++) visitors.push(await newVisitor(client, shop));
  return visitors;
}
