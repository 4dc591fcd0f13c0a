/** A shop for race tests: a server with one site, on either kind of database, with a second set of books. */

import { randomUUID } from 'node:crypto';
import { connect, httpTransport, productsV3 } from '@stoa/sdk';
import { createMigratedDatabase } from '@stoa/server/testing/database';
import { startTestServer, type TestServer } from '@stoa/server/testing/server';
import type { TestSite } from '@stoa/server/testing/sites';
import { type PostgresServer, startPostgres } from '@stoa/testkit/postgres';
import { type Buyer, newBuyer } from './buyer.ts';
import { watchEvents } from './events.ts';
import type { Item } from './item.ts';

export const kinds = ['embedded', 'postgresql'] as const;
export type Kind = (typeof kinds)[number];

const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

export type RaceShop = {
  server: TestServer;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  addItem(stock: number): Promise<Item>;
  newBuyer(): Buyer;
  close(): Promise<void>;
};

export async function openRaceShop(kind: Kind, now?: () => Date): Promise<RaceShop> {
  const postgres: PostgresServer | null = kind === 'postgresql' ? await startPostgres() : null;
  const database = postgres && (await createMigratedDatabase(postgres));
  const server = await startTestServer({ databaseUrl: database?.url, seed: 'none', now });
  await watchEvents(server.database);
  return {
    server,
    databaseUrl: database?.url ?? null,
    addItem: (stock) => addItem(server.url, server.site, stock),
    newBuyer: () => newBuyer(server.url, server.site.clientId),
    async close() {
      await server.stop();
      await database?.drop();
      await postgres?.stop();
    },
  };
}

/** The catalogue's functions for the owner of a site. */
export const catalogOf = (url: string, { apiKey }: TestSite) =>
  connect(productsV3, httpTransport({ baseUrl: url, headers: () => ({ authorization: apiKey }) }));

/** Adds a product with the given stock. */
export async function addItem(url: string, site: TestSite, stock: number): Promise<Item> {
  const { product } = await catalogOf(url, site).createProductWithInventory({
    product: {
      name: `Cup ${randomUUID()}`,
      productType: 'PHYSICAL',
      physicalProperties: {},
      variantsInfo: { variants: [variantWith(stock)] },
    },
  });
  const id = product?.id ?? '';
  const catalogReference = { catalogItemId: id, appId: STORES_APP };
  return {
    id,
    variantId: product?.variantsInfo?.variants?.[0]?.id ?? '',
    revision: product?.revision ?? '',
    line: (quantity) => ({ catalogReference, quantity }),
  };
}

export const variantWith = (stock: number) => ({
  price: { actualPrice: { amount: '12.50' } },
  inventoryItem: { quantity: stock },
  physicalProperties: {},
});
