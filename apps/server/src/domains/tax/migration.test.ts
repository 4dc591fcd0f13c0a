import { readFile } from 'node:fs/promises';
import { openTestDatabase } from '@stoa/server/testing/database';
import { createSite } from '@stoa/server/testing/sites';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, type Database } from '../../platform/db/index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

/** What the migration makes of a site that had one rate in its settings: its regions, and the rates in them. */
async function converted(settings: object, deliveryRegions: object[] = []) {
  const site = await createSite(database, new Date(), { tax: null });
  const read = (name: string) => readFile(new URL(`../../../migrations/${name}.sql`, import.meta.url), 'utf8');
  const migration = await read('0130-tax');
  const steps = [
    await read('0121-places-without-country'),
    migration.slice(migration.indexOf('-- One rate was charged')),
    await read('0131-noted-places'),
  ].join('');
  return asPlatform('a test repeats a migration', database, async (tx) => {
    const old = { tax: { name: 'VAT', rate: '0.19', includedInPrices: true, appliesToShipping: true }, ...settings };
    await sql`update sites set settings = ${JSON.stringify(old)} where id = ${site.id}`.execute(tx.db);
    await sql`update delivery_profiles set doc = doc || ${JSON.stringify({ deliveryRegions })}::jsonb
      where site_id = ${site.id}`.execute(tx.db);
    for (const statement of steps.split(/;\n/).filter((text) => text.trim())) await sql.raw(statement).execute(tx.db);
    const { rows } = await sql<{ country: string; rates: string[]; included: boolean; left: boolean }>`
      select region.doc ->> 'country' as country, settings.included, sites.settings ?| array['tax', 'shippingOptions'] as left,
        array(select mapping.doc ->> 'taxRate' from tax_mappings mapping where mapping.site_id = sites.id
          and mapping.doc ->> 'taxRegionId' = region.id::text) as rates
      from sites join tax_settings settings on settings.site_id = sites.id
        join tax_regions region on region.site_id = sites.id
      where sites.id = ${site.id} order by 1`.execute(tx.db);
    return rows;
  });
}

test('the one rate of a site becomes that of the country of its business', async () => {
  const [region, ...others] = await converted({ country: 'CH' });
  expect(region).toEqual({ country: 'CH', rates: ['0.19', '0.19'], included: true, left: false });
  expect(others).toEqual([]);
});

test('a business in the European Union charges its rate in all of it', async () => {
  const regions = await converted({ country: 'DE' });
  expect(regions.map(({ country }) => country)).toHaveLength(27);
  expect(new Set(regions.flatMap(({ rates }) => rates))).toEqual(new Set(['0.19']));
});

test('a business that did not say where it is charges it where it delivers to, and shipping only if it did', async () => {
  const regions = [{ destinations: [{ countryCode: 'DE' }, { countryCode: 'US', subdivisions: ['US-NY'] }] }];
  const tax = { name: 'VAT', rate: '0.2', includedInPrices: false, appliesToShipping: false };
  expect(await converted({ tax }, regions)).toEqual([
    { country: 'DE', rates: ['0.2'], included: false, left: false },
    { country: 'US', rates: ['0.2'], included: false, left: false },
  ]);
});

test('and wherever anything is sold to if it delivers to the rest of the world', async () => {
  const regions = await converted({}, [{ destinations: [{ countryCode: 'DE' }] }, { destinations: [] }]);
  expect(regions.length).toBeGreaterThan(240);
  expect(new Set(regions.flatMap(({ rates }) => rates))).toEqual(new Set(['0.19']));
  expect(regions.filter(({ country }) => ['DE', 'JP', 'KP'].includes(country)).map(({ country }) => country)).toEqual([
    'DE',
    'JP',
  ]);
  expect(regions.some(({ left }) => left)).toBe(false);
});

test('a business without country and delivery has nowhere to charge it', async () => {
  expect(await converted({})).toEqual([]);
});
