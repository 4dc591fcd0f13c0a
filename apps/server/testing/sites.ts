/** Sites for tests, created like real ones: with a client for front ends, an owner and an API key. */
import { type DeliveryPlan, setUpDelivery } from '../src/domains/delivery/index.ts';
import { hashPassword, insertApiKey, newSecret } from '../src/domains/identity/index.ts';
import { insertSite } from '../src/domains/sites/index.ts';
import { type SameTax, setUpTax } from '../src/domains/tax/index.ts';
import { insertOwner } from '../src/domains/team/index.ts';
import { asPlatform, type Database } from '../src/platform/db/index.ts';
import { newId } from '../src/platform/ids.ts';
import type { Site, SiteSettings } from '../src/site.ts';
import { deliveryOfSites } from './delivery.ts';

export type TestSite = Site & {
  /** Has every permission. */
  apiKey: string;
  ownerId: string;
  ownerEmail: string;
  ownerPassword: string;
};

/** What sites of tests charge, unless they say otherwise. */
const tax: SameTax = {
  included: true,
  name: 'VAT',
  rate: '0.19',
  shippingRate: '0.19',
  countries: ['DE', 'AT', 'FR', 'GB', 'IE', 'NZ', 'US'],
};

/** Amounts are cents, tax included. */
const settings: SiteSettings = {
  paymentMethods: ['card', 'offline'],
  weightUnit: 'KG',
  country: 'DE',
  theme: {},
  navigation: [],
  firstOrderNumber: 10_001,
};

/** All owners have the same password, as hashing one is deliberately slow. */
const ownerPassword = newSecret();
let passwordHash: Promise<string> | undefined;

/** Changes of how a site of tests taxes; null: not at all. */
export type TestTax = Partial<SameTax> | null;

/** Creates a site; `changes` override the defaults. */
export async function createSite(
  database: Database,
  now: Date,
  { tax: ownTax = {}, ...changes }: Partial<Site> & { tax?: TestTax } = {},
  plan: DeliveryPlan = deliveryOfSites,
): Promise<TestSite> {
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
    revision: '1',
    settings,
    ...changes,
  };
  const [apiKey, ownerId, ownerEmail] = [`stoa_${newSecret()}`, newId(), `owner@${site.host}`];
  passwordHash ??= hashPassword(ownerPassword);
  const owner = { id: ownerId, email: ownerEmail, name: 'Owner', passwordHash: await passwordHash };
  await asPlatform('a new site is not behind its wall yet', database, async (tx) => {
    await insertSite(tx, { ...site, now });
    if (ownTax) await setUpTax(tx, id, { ...tax, ...ownTax }, now);
    await setUpDelivery(tx, site.id, plan, now);
    await insertOwner(tx, owner, site.id, now);
    await insertApiKey(tx, apiKey, site.id, 'Test key', ['*'], now);
  });
  return { ...site, apiKey, ownerId, ownerEmail, ownerPassword };
}
