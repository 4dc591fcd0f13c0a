import { manualTaxMappings, taxExemptGroups, taxRates, taxRegions } from '@stoa/contract';
import { rateSets } from '@stoa/contract/stoa/tax-rate-sets';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { SHIPPING_GROUP, STANDARD_GROUP } from '../default-groups.ts';

let database: Database;
let staff: Customer;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  staff = (await openShop(database, {}, { tax: null })).staff();
});

const products = (taxRate: string | null, more: object = {}) => ({ taxGroupId: STANDARD_GROUP.id, taxRate, ...more });
const shipping = (taxRate: string | null) => ({ taxGroupId: SHIPPING_GROUP.id, taxRate });
const save = async (places: object[]) => expectAnswer(await staff.call(taxRates.saveTaxRates, { places })).changes;
const preview = async (places: object[]) =>
  expectAnswer(await staff.call(taxRates.previewTaxRates, { places })).changes;
const mappings = async () =>
  expectAnswer(await staff.call(manualTaxMappings.listManualTaxMappings, {})).manualTaxMappings;
const regions = async () =>
  expectAnswer(await staff.call(taxRegions.queryTaxRegions, { query: { cursorPaging: { limit: 100 } } })).taxRegions;

test('a preview says what saving changes, and changes nothing', async () => {
  await save([{ country: 'DE', rates: [products('0.16')] }]);
  const places = [
    { country: 'DE', rates: [products('0.19'), shipping('0.19')] },
    { country: 'US', subdivision: 'US-NY', rates: [products('0.04')] },
  ];
  const changes = [
    { country: 'DE', taxGroupId: STANDARD_GROUP.id, before: '0.16', after: '0.19', newPlace: false },
    { country: 'DE', taxGroupId: SHIPPING_GROUP.id, before: null, after: '0.19', newPlace: false },
    { country: 'US', subdivision: 'NY', taxGroupId: STANDARD_GROUP.id, before: null, after: '0.04', newPlace: true },
  ];
  const inShort = [{ ...places[0] }, { ...places[1], subdivision: 'NY' }];
  expect(await preview(places)).toEqual(changes);
  expect(await mappings()).toHaveLength(1);
  expect(await save(inShort)).toEqual(changes);
  expect((await preview(inShort))?.every(({ before, after }) => before === after)).toBe(true);
});

test('what is not mentioned stays, and null ends a rate', async () => {
  const exempt = { taxExemptGroup: { name: 'Resellers' } };
  const { taxExemptGroup } = expectAnswer(await staff.call(taxExemptGroups.createTaxExemptGroup, exempt));
  const exemptRates = [{ taxExemptGroupId: taxExemptGroup?.id, taxRate: '0' }];
  await save([
    { country: 'DE', rates: [products('0.16', { taxName: 'MwSt.', exemptRates }), shipping('0.16')] },
    { country: 'FR', rates: [products('0.2')] },
  ]);
  await save([{ country: 'DE', rates: [products('0.19'), shipping(null)] }]);
  const left = await mappings();
  expect(left?.map(({ taxRate }) => taxRate).toSorted()).toEqual(['0.19', '0.2']);
  expect(left?.find(({ taxRate }) => taxRate === '0.19')).toMatchObject({ taxName: 'MwSt.', exemptRates });
});

test('saving is all or nothing, and a refusal names the field in the request', async () => {
  const good = { country: 'DE', rates: [products('0.19')] };
  const refused = async (places: object[]) => {
    const refusal = await staff.call(taxRates.saveTaxRates, { places });
    expect(await regions()).toEqual([]);
    return refusal;
  };
  expect(await refused([good, { country: 'KP' }])).toMatchObject({ violations: [{ field: 'places.1.country' }] });
  expect(await refused([good, good])).toMatchObject({ violations: [{ field: 'places.1.country' }] });
  expect(await refused([{ country: 'DE', rates: [products('0.19'), products('0.2')] }])).toMatchObject({
    violations: [{ field: 'places.0.rates.1.taxGroupId' }],
  });
  const nobody = '11111111-1111-4111-8111-111111111111';
  expect(await refused([good, { country: 'FR', rates: [{ taxGroupId: nobody, taxRate: '0.2' }] }])).toMatchObject({
    code: 'TAX_GROUP_ID_NOT_FOUND',
  });
  expect(await refused([{ country: 'FR', calculatorId: nobody }])).toMatchObject({ code: 'CALCULATOR_ID_NOT_FOUND' });
  expect(await refused([{ country: 'JP', subdivision: '13' }])).toMatchObject({
    code: 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY',
  });
  const exemptRates = [{ taxExemptGroupId: nobody, taxRate: '0' }];
  expect(await refused([{ country: 'FR', rates: [products('0.2', { exemptRates })] }])).toMatchObject({
    violations: [{ field: 'places.0.rates.0.exemptRates.0.taxExemptGroupId' }],
  });
});

test('regions go together, with their rates, or none does', async () => {
  await save([
    { country: 'DE', rates: [products('0.19')] },
    { country: 'FR', rates: [products('0.2')] },
  ]);
  const ids = (await regions())?.map(({ id }) => id) ?? [];
  const nobody = '11111111-1111-4111-8111-111111111111';
  expect(await staff.call(taxRates.removeTaxRegions, { taxRegionIds: [...ids, nobody] })).toMatchObject({
    refused: 'not-found',
  });
  expect(await regions()).toHaveLength(2);
  expectAnswer(await staff.call(taxRates.removeTaxRegions, { taxRegionIds: ids }));
  expect([await regions(), await mappings()]).toEqual([[], []]);
});

test('every ready-made set has a date and a source, and can be saved as it is', async () => {
  const { taxRateSets = [] } = expectAnswer(await staff.call(taxRates.listTaxRateSets, {}));
  expect(taxRateSets.map(({ id, asOf, source }) => [id, asOf, source?.url])).toEqual(
    rateSets.map(({ id, asOf, source }) => [id, asOf, source.url]),
  );
  for (const { places = [] } of taxRateSets) {
    await save(
      places.map(({ country, subdivision, taxName, rate = '', shippingRate }) => ({
        country,
        ...(subdivision && { subdivision }),
        rates: [products(rate, { taxName }), ...(shippingRate ? [shipping(shippingRate)] : [])],
      })),
    );
  }
  expect((await regions())?.length).toBe(Math.min(100, taxRateSets.flatMap(({ places = [] }) => places).length));
});
