import { connect, visits } from '@stoa/sdk';
import { sampleAt, type Times } from './cases.ts';
import type { Comparison } from './compare.ts';
import { type HttpClient, transportOver } from './http-client.ts';
import type { Shop } from './make-shop.ts';
import type { Case } from './measure.ts';

/** What counting may add to the cost of a page that is remembered. */
const MOST = 1.05;
/** The most that the report of a month may take. */
const MOST_MS = 200;
const REMEMBERED = 50;
/** Visitors who come in turn, each with a browser of their own. */
const VISITORS = 500;

/** Remembered pages for visitors who are counted, beside the same for programs, which are not. */
export function visitComparisons(client: HttpClient, shop: Shop, { reads }: Times): Comparison[] {
  const get = async (number: number, userAgent: string) => {
    const path = `/product-page/${sampleAt(shop, number % REMEMBERED).slug}`;
    const headers = { 'user-agent': userAgent, 'accept-language': 'de-DE,de;q=0.9' };
    const { status } = await client.send({ method: 'GET', path, headers });
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
  return [
    {
      name: 'Product page, remembered: visits counted beside not counted',
      times: reads,
      usual: (number) => get(number, `Program/${number % VISITORS}`),
      compared: (number) => get(number, `Mozilla/5.0 (X11; Linux x86_64; rv:${number % VISITORS}.0) Gecko/20100101`),
      most: MOST,
    },
  ];
}

/** The reports on a month with a million page views. Throws where one takes too long. */
export function visitCases(client: HttpClient, shop: Shop, { reads }: Times): Case[] {
  const service = connect(visits, transportOver(client, { accessToken: shop.apiKey, ignoreBody: true }));
  const inTime = async (ask: () => Promise<unknown>) => {
    const began = performance.now();
    await ask();
    const took = performance.now() - began;
    if (took > MOST_MS) throw new Error(`a report on visits took ${Math.round(took)} ms`);
  };
  const times = Math.ceil(reads / 40);
  return [
    {
      name: 'Report on visits of a month',
      ...{ times, atOnce: 1 },
      run: () => inTime(() => service.getVisitReport({ days: 30 })),
    },
    {
      name: 'Pages in visits of a month',
      ...{ times, atOnce: 1 },
      run: () => inTime(() => service.getVisitBreakdown({ by: 'PAGE', days: 30 })),
    },
    {
      name: 'Sources of visits of a month',
      ...{ times, atOnce: 1 },
      run: () => inTime(() => service.getVisitBreakdown({ by: 'SOURCE', days: 30 })),
    },
  ];
}
