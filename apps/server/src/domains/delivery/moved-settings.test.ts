import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, type Database, migrate, openDatabase } from '../../platform/db/index.ts';
import { readMigrations } from '../../platform/db/migrate.ts';
import type { DeliveryRules } from './delivery-rules.store.ts';
import { deliveryRulesValue } from './delivery-rules.store.ts';
import { offerDelivery } from './rates/offer.ts';
import { ownCarriers } from './rates/own-carriers.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const site = '00000000-0000-4000-8000-00000000aaaa';
const checkoutId = '00000000-0000-4000-8000-00000000bbbb';
const shippingOptions = [
  {
    id: 'post',
    title: 'Post',
    deliveryTime: '3 days',
    countries: ['DE', 'US-CA'],
    price: { type: 'FLAT', amount: 490 },
    freeAbove: 8000,
  },
  {
    id: 'freight',
    title: 'Freight',
    deliveryTime: '2 weeks',
    countries: 'all',
    price: {
      type: 'BY_TOTAL_WEIGHT',
      ranges: [
        { from: 0, to: 5, amount: 1000 },
        { from: 5, to: null, amount: 2500 },
      ],
    },
    freeAbove: null,
  },
  {
    id: 'shop',
    title: 'Collect',
    deliveryTime: 'today',
    countries: ['DE'],
    price: { type: 'FLAT', amount: 0 },
    freeAbove: null,
    pickup: true,
  },
];

let folder: string;
let database: Database;
/** A database from before sites had delivery profiles, with a site, its settings and a checkout. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-delivery-'));
  await mkdir(join(folder, 'before'));
  for (const { name } of await readMigrations())
    if (name < '0120') await cp(join(migrations, name), join(folder, 'before', name));
  database = await openDatabase({ url: join(folder, 'data'), embedded: { sync: false, sharedBuffers: '8MB' } });
  await migrate(database, join(folder, 'before'));
  const settings = JSON.stringify({ country: 'DE', weightUnit: 'KG', shippingOptions });
  await run(`insert into sites (id, name, currency, language, time_zone, settings, created_date, updated_date)
    values ('${site}', 'Old', 'EUR', 'en', 'Europe/Berlin', '${settings}', now(), now())`);
  await run(`insert into checkouts (site_id, id, owner_id, created_date, updated_date, quote, doc)
    values ('${site}', '${checkoutId}', '${checkoutId}', now(), now(), '{}', '{"deliveryCode": "post"}')`);
  await migrate(database);
}, 240_000);
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const run = <Row>(statement: string): Promise<Row[]> =>
  asPlatform('a test looks behind the scenes', database, async (tx) => {
    const { rows } = await sql.raw<Row>(statement).execute(tx.db);
    return rows;
  });

const rules = (): Promise<DeliveryRules> =>
  asPlatform('a test looks behind the scenes', database, async (tx) => {
    const value = deliveryRulesValue({ siteId: site });
    const { rows } = await sql<{ rules: DeliveryRules }>`select ${value} as rules`.execute(tx.db);
    return (rows[0] as { rules: DeliveryRules }).rules;
  });

test('options of the settings become options, pickup locations and regions', async () => {
  const { profiles, shipping, pickups } = await rules();
  expect(profiles).toMatchObject([
    {
      name: 'General profile',
      default: true,
      deliveryRegions: [
        { name: 'DE', destinations: [{ countryCode: 'DE', subdivisions: [] }] },
        { name: 'US-CA', destinations: [{ countryCode: 'US', subdivisions: ['US-CA'] }] },
        { name: 'International', destinations: [] },
      ],
    },
  ]);
  expect(shipping).toMatchObject([
    {
      title: 'Post',
      estimatedDeliveryTime: '3 days',
      rates: [
        { amount: '4.9', conditions: [] },
        { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '80' }] },
      ],
    },
    { title: 'Freight', rates: [{ amount: '10' }, { amount: '25' }] },
  ]);
  expect(pickups).toMatchObject([{ name: 'Collect', address: { country: 'DE' }, deliveryTime: 'today' }]);
  expect(await run(`select settings from sites where id = '${site}'`)).toEqual([
    { settings: { country: 'DE', weightUnit: 'KG' } },
  ]);
});

test.each<[country: string, subdivision: string | null, price: number, weight: number, options: [string, number][]]>([
  [
    'DE',
    null,
    1000,
    1,
    [
      ['Post', 490],
      ['Freight', 1000],
      ['Collect', 0],
    ],
  ],
  [
    'DE',
    null,
    8000,
    5,
    [
      ['Post', 0],
      ['Freight', 2500],
      ['Collect', 0],
    ],
  ],
  [
    'US',
    'US-CA',
    1000,
    1,
    [
      ['Post', 490],
      ['Freight', 1000],
    ],
  ],
  ['US', 'US-NY', 1000, 1, [['Freight', 1000]]],
  ['NZ', null, 1000, 4.9, [['Freight', 1000]]],
])('to %s (%s), %d of %d kg are offered as before', async (country, subdivision, total, weight, expected) => {
  const { options } = await offerDelivery(
    {
      rules: await rules(),
      lines: [{ id: '1', name: 'Crate', item: null, quantity: 1, weight, total, deliveryProfileId: null }],
      destination: { country, subdivision },
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      lengthUnit: 'KM',
      now: new Date(),
      postage: null,
      combined: 'Shipping',
    },
    ownCarriers,
  );
  const prices = Object.fromEntries(options.map(({ title, price }) => [title, price]));
  expect(prices).toEqual(Object.fromEntries(expected));
});

test('what a buyer chose is still chosen, and quoted anew', async () => {
  const { shipping } = await rules();
  expect(await run(`select quote, doc from checkouts where id = '${checkoutId}'`)).toEqual([
    { quote: null, doc: { deliveryCode: shipping[0]?.id } },
  ]);
});
