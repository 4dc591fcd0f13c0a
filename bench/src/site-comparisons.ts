import { connect, productsV3 } from '@stoa/sdk';
import { newFilter, type Times } from './cases.ts';
import type { Comparison } from './compare.ts';
import { type HttpClient, transportOver } from './http-client.ts';

/** What the number of sites may add to the cost of a list. */
const MOST = 1.15;

/** Lists of all sites of the server in turn, beside lists of a single one: they must cost the same. */
export function siteComparisons(client: HttpClient, { reads }: Times, sites: number): Comparison[] {
  const visited = Math.min(sites, reads);
  if (visited === 0) return [];
  const list = (site: number) =>
    connect(productsV3, transportOver(under(client, `other-${site}.localhost`), { ignoreBody: true })).queryProducts({
      query: { cursorPaging: { limit: 20 }, filter: newFilter() },
    });
  return [
    {
      name: `Products: first 20, read, of ${visited.toLocaleString('en')} sites in turn beside one`,
      times: reads,
      usual: () => list(1),
      compared: (number) => list(1 + (number % visited)),
      // a first visit reads what later ones find in memory
      prepare: async () => {
        for (let site = 1; site <= visited; site++) await list(site);
      },
      most: MOST,
    },
  ];
}

/** The client of a server, asking under another host name. */
const under = (client: HttpClient, host: string): HttpClient => ({
  ...client,
  send: ({ headers, ...request }) => client.send({ ...request, headers: { ...headers, host } }),
});
