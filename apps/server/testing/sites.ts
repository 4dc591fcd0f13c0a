/** Sites for tests, created like real ones: with a client for front ends, an owner and an API key. */
import { hashPassword, insertApiKey, newSecret } from '../src/domains/identity/index.ts';
import { insertSite } from '../src/domains/sites/index.ts';
import { insertOwner } from '../src/domains/team/index.ts';
import { asPlatform, type Database } from '../src/platform/db/index.ts';
import { newId } from '../src/platform/ids.ts';
import type { Site, SiteSettings } from '../src/site.ts';

export type TestSite = Site & {
  /** Has every permission. */
  apiKey: string;
  ownerId: string;
  ownerEmail: string;
  ownerPassword: string;
};

/** Amounts are cents, tax included. */
const settings: SiteSettings = {
  tax: { name: 'VAT', rate: '0.19', includedInPrices: true, appliesToShipping: true },
  shippingOptions: [
    {
      id: 'standard',
      title: 'Standard delivery',
      deliveryTime: '2 to 4 working days',
      countries: 'all',
      price: { type: 'FLAT', amount: 490 },
      freeAbove: 10_000,
    },
    {
      id: 'pickup',
      title: 'Collect from the workshop',
      deliveryTime: 'Ready tomorrow',
      countries: 'all',
      price: { type: 'FLAT', amount: 0 },
      freeAbove: null,
      pickup: true,
    },
  ],
  paymentMethods: ['card', 'offline'],
  weightUnit: 'KG',
  theme: {},
  navigation: [],
  firstOrderNumber: 10_001,
};

/** All owners have the same password, as hashing one is deliberately slow. */
const ownerPassword = newSecret();
let passwordHash: Promise<string> | undefined;

/** Creates a site; `changes` override the defaults. */
export async function createSite(database: Database, now: Date, changes: Partial<Site> = {}): Promise<TestSite> {
  const id = newId();
  const site: Site = {
    id,
    name: 'Test shop',
    state: 'ENABLED',
    currency: 'EUR',
    language: 'en',
    timeZone: 'Europe/Berlin',
    catalogVersion: 'V3_CATALOG',
    host: `shop-${id.slice(-12)}.localhost`,
    clientId: newId(),
    settings,
    ...changes,
  };
  const [apiKey, ownerId, ownerEmail] = [`stoa_${newSecret()}`, newId(), `owner@${site.host}`];
  passwordHash ??= hashPassword(ownerPassword);
  const owner = { id: ownerId, email: ownerEmail, name: 'Owner', passwordHash: await passwordHash };
  await asPlatform('a new site is not behind its wall yet', database, async (tx) => {
    await insertSite(tx, { ...site, now });
    await insertOwner(tx, owner, site.id, now);
    await insertApiKey(tx, apiKey, site.id, 'Test key', ['*'], now);
  });
  return { ...site, apiKey, ownerId, ownerEmail, ownerPassword };
}
