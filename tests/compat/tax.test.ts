/** Taxes through the public client, with their refusals. */
import type { TestServer } from '@stoa/server/testing/server';
import { contacts } from '@wix/crm';
import {
  checkout,
  contactTaxDetails,
  manualTaxMappings,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRegions,
  taxSettings,
} from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf, readyCheckout } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

const modules = {
  checkout,
  contacts,
  contactTaxDetails,
  manualTaxMappings,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRegions,
  taxSettings,
};
let shop: TestServer;
let calculator: string;
let products: string;
const office = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
let owner: ReturnType<typeof office>;
beforeAll(async () => {
  shop = await startShop();
  owner = office();
  calculator = (await owner.taxCalculation.listTaxCalculators()).taxCalculatorDetails?.[0]?.appId ?? '';
  products = (await owner.taxGroups.listDefaultTaxGroups()).taxGroups?.[0]?._id ?? '';
});
afterAll(() => shop?.stop());

test('the default groups are those of products, of shipping and of what is not taxed', async () => {
  const { taxGroups: groups = [] } = await owner.taxGroups.listDefaultTaxGroups();
  expect(groups.map(({ name }) => name)).toEqual(['Products', 'Shipping', 'Products without tax']);
});

test('regions are created, read, queried, changed and deleted with their rates', async () => {
  const region = await owner.taxRegions.createTaxRegion({ country: 'CA', subdivision: 'QC', appId: calculator });
  const id = region._id ?? '';
  expect(region).toMatchObject({ country: 'CA', subdivision: 'QC', appId: calculator, revision: '1' });
  expect(await owner.taxRegions.getTaxRegion(id)).toEqual(region);
  expect((await owner.taxRegions.queryTaxRegions().eq('country', 'CA').find()).items).toEqual([region]);
  const rate = { taxRegionId: id, taxGroupId: products, taxRate: '0.14975', taxName: 'GST and QST' };
  const mapping = await owner.manualTaxMappings.createManualTaxMapping(rate);
  const moved = await owner.taxRegions.updateTaxRegion(id, { revision: '1', country: 'CA', subdivision: 'ON' });
  expect(moved).toMatchObject({ subdivision: 'ON', revision: '2' });
  expect(await refusalOf(owner.taxRegions.updateTaxRegion(id, { revision: '1', subdivision: 'BC' }))).toEqual([
    'INVALID_REVISION',
    409,
  ]);
  await owner.taxRegions.deleteTaxRegion(id);
  expect((await refusalOf(owner.taxRegions.getTaxRegion(id)))[1]).toBe(404);
  expect((await refusalOf(owner.manualTaxMappings.getManualTaxMapping(mapping._id ?? '')))[1]).toBe(404);
  const { results, bulkActionMetadata } = await owner.taxRegions.bulkCreateTaxRegion(
    [
      { country: 'JP', appId: calculator },
      { country: 'JP', appId: calculator },
      { country: 'JP', subdivision: '13', appId: calculator },
    ],
    { returnEntity: true },
  );
  expect(results?.map(({ item, itemMetadata }) => item?.country ?? itemMetadata?.error?.code)).toEqual([
    'JP',
    'ALREADY_EXISTS',
    'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY',
  ]);
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 });
});

test.each([
  [['ALREADY_EXISTS', 409], { country: 'DE' }],
  [['ALREADY_EXISTS', 409], { country: 'DE', subdivision: '*' }],
  [['SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY', 400], { country: 'AT', subdivision: '9' }],
  [['INVALID_SUBDIVISION_FORMAT', 400], { country: 'US', subdivision: 'US-NY' }],
  [['INVALID_SUBDIVISION_FORMAT', 400], { country: 'US', subdivision: 'New York' }],
  [['CALCULATOR_ID_NOT_FOUND', 404], { country: 'SE', appId: MISSING }],
])('a region is refused with %j', async (refusal, region) => {
  expect(await refusalOf(owner.taxRegions.createTaxRegion({ appId: calculator, ...region }))).toEqual(refusal);
});

test('regions need a country that things are sold to', async () => {
  const create = (country: string) => owner.taxRegions.createTaxRegion({ country, appId: calculator });
  expect(await violationsOf(create('KP'))).toEqual({ 'taxRegion.country': 'OTHER' });
  expect(Object.keys(await violationsOf(create('Germany')))).toEqual(['taxRegion.country']);
});

test('rates are created, read, listed, changed and deleted', async () => {
  const { _id: regionId = '' } = await owner.taxRegions.createTaxRegion({ country: 'CH', appId: calculator });
  const draft = {
    taxRegionId: regionId ?? '',
    taxGroupId: products,
    taxRate: '0.081',
    taxName: 'MWST',
    jurisdiction: 'Switzerland',
    jurisdictionType: 'COUNTRY' as const,
  };
  const mapping = await owner.manualTaxMappings.createManualTaxMapping(draft);
  expect(mapping).toMatchObject({ ...draft, revision: '1' });
  const id = mapping._id ?? '';
  expect(await owner.manualTaxMappings.getManualTaxMapping(id)).toEqual(mapping);
  const { items } = await owner.manualTaxMappings
    .queryManualTaxMappings()
    .eq('taxRegionId', regionId ?? '')
    .find();
  expect(items).toEqual([mapping]);
  const { manualTaxMappings: all = [] } = await owner.manualTaxMappings.listManualTaxMappings();
  expect(all).toContainEqual(mapping);
  expect(await refusalOf(owner.manualTaxMappings.createManualTaxMapping(draft))).toEqual([
    'MANUAL_TAX_MAPPING_ALREADY_EXISTS',
    409,
  ]);
  const changed = await owner.manualTaxMappings.updateManualTaxMapping(id, { revision: '1', taxRate: '0.026' });
  expect(changed).toMatchObject({ taxRate: '0.026', taxName: 'MWST', revision: '2' });
  const extended = await owner.manualTaxMappings.updateExtendedFields(id, '@me/books', { namespaceData: { line: 4 } });
  expect(extended.manualTaxMapping?.extendedFields?.namespaces).toEqual({ '@me/books': { line: 4 } });
  const create = (more: object) => owner.manualTaxMappings.createManualTaxMapping({ ...draft, ...more });
  expect(await refusalOf(create({ taxRegionId: MISSING }))).toEqual(['TAX_REGION_ID_NOT_FOUND', 404]);
  expect(await refusalOf(create({ taxGroupId: MISSING }))).toEqual(['TAX_GROUP_ID_NOT_FOUND', 404]);
  expect(await violationsOf(create({ taxRate: '-0.1' }))).toEqual({ 'manualTaxMapping.taxRate': 'DECIMAL_GTE' });
  expect(await violationsOf(create({ taxRate: '0.1234567' }))).toEqual({
    'manualTaxMapping.taxRate': 'DECIMAL_MAX_SCALE',
  });
  const { results } = await owner.manualTaxMappings.bulkCreateManualTaxMappings([draft]);
  expect(results?.[0]?.itemMetadata?.error?.code).toBe('MANUAL_TAX_MAPPING_ALREADY_EXISTS');
  await owner.manualTaxMappings.deleteManualTaxMapping(id);
  expect((await refusalOf(owner.manualTaxMappings.deleteManualTaxMapping(id)))[1]).toBe(404);
});

test('exempt groups have rates of their own, members, and tags', async () => {
  const { taxExemptGroups: groups } = owner;
  const group = await groups.createTaxExemptGroup({ name: 'Schools' });
  const groupId = group._id ?? '';
  expect(await groups.getTaxExemptGroup(groupId)).toEqual(group);
  const renamed = await groups.updateTaxExemptGroup(groupId, { revision: '1', name: 'Schools and libraries' });
  expect(renamed).toMatchObject({ name: 'Schools and libraries', revision: '2' });
  expect((await groups.queryTaxExemptGroups().eq('name', 'Schools and libraries').find()).items).toEqual([renamed]);
  expect((await groups.listDefaultTaxExemptGroups()).taxExemptGroups).toMatchObject([{ name: 'Exempt from all tax' }]);
  const bulk = await groups.bulkCreateTaxExemptGroups([{ name: 'Embassies' }], { returnEntity: true });
  const other = bulk.results?.[0]?.item?._id ?? '';
  const updated = await groups.bulkUpdateTaxExemptGroups(
    [{ taxExemptGroup: { _id: other, revision: '1', name: 'Consulates' } }],
    { returnEntity: true },
  );
  expect(updated.results?.[0]?.item?.name).toBe('Consulates');

  const { items } = await owner.manualTaxMappings.queryManualTaxMappings().eq('taxGroupId', products).find();
  const mappingId = items[0]?._id ?? '';
  const assign = (manualTaxMappingId: string, exemptGroupId: string) =>
    owner.manualTaxMappings.bulkAssignExemptOverrides({
      assignOverrides: [{ manualTaxMappingId, exemptGroupOverrides: [{ exemptGroupId, rate: '0.05' }] }],
      returnEntity: true,
    });
  const assigned = await assign(mappingId, groupId);
  expect(assigned.results?.[0]?.item?.exemptRates).toEqual([{ taxExemptGroupId: groupId, taxRate: '0.05' }]);
  expect((await assign(mappingId, MISSING)).results?.[0]?.itemMetadata?.error?.code).toBe('NOT_FOUND');
  expect((await assign(MISSING, groupId)).results?.[0]?.itemMetadata?.error?.code).toBe('NOT_FOUND');

  const email = { items: [{ email: `exempt-${Date.now()}@customers.test` }] };
  const { contact } = await owner.contacts.createContact({
    name: { first: 'Ada', last: 'Byron' },
    emails: email,
    extendedFields: { items: { 'invoices.vatId': 'DE123456789' } },
  });
  const contactId = contact?._id ?? '';
  const details = owner.contactTaxDetails;
  const saved = await details.upsertContactTaxDetails({ _id: contactId, taxExemptGroupId: groupId });
  expect(saved.contactTaxDetails).toMatchObject({ _id: contactId, taxExemptGroupId: groupId, revision: '1' });
  const shown = await details.getContactTaxDetails(contactId, { fields: ['CONTACT_DETAILS'] });
  expect(shown.contactDetails).toMatchObject({
    firstName: 'Ada',
    lastName: 'Byron',
    email: email.items[0]?.email,
    vatId: 'DE123456789',
  });
  const again = await details.bulkUpsertContactTaxDetails([{ _id: contactId, taxExemptGroupId: other }], {
    returnEntity: true,
  });
  expect(again.results?.[0]?.item).toMatchObject({ taxExemptGroupId: other, revision: '2' });
  expect((await details.queryContactTaxDetails().eq('taxExemptGroupId', other).find()).items).toHaveLength(1);
  expect(await details.countContactTaxDetails({ filter: { taxExemptGroupId: other } })).toEqual({ count: 1 });
  const unknown = details.upsertContactTaxDetails({ _id: MISSING, taxExemptGroupId: groupId });
  expect(await violationsOf(unknown)).toEqual({ 'contactTaxDetails.id': 'OTHER' });
  const nowhere = details.upsertContactTaxDetails({ _id: contactId, taxExemptGroupId: MISSING });
  expect(await violationsOf(nowhere)).toEqual({ 'contactTaxDetails.taxExemptGroupId': 'OTHER' });

  const tags = { publicTags: { tagIds: ['a1'] } };
  const tagged = await groups.bulkUpdateTaxExemptGroupTags([groupId, MISSING], { assignTags: tags });
  expect(tagged.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false]);
  expect((await groups.getTaxExemptGroup(groupId)).tags?.publicTags?.tagIds).toEqual(['a1']);
  expect(await refusalOf(groups.bulkUpdateTaxExemptGroupTags([groupId]))).toEqual([
    'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
    400,
  ]);
  expect((await groups.bulkUpdateTaxExemptGroupTagsByFilter({}, { unassignTags: tags })).jobId).toBeTruthy();
  expect(await details.bulkUpdateContactTaxDetailsTags([contactId], { assignTags: tags })).toMatchObject({
    bulkActionMetadata: { totalSuccesses: 1 },
  });
  expect((await details.bulkUpdateContactTaxDetailsTagsByFilter({}, { unassignTags: tags })).jobId).toBeTruthy();

  await details.deleteContactTaxDetails(contactId);
  expect((await refusalOf(details.getContactTaxDetails(contactId)))[1]).toBe(404);
  const gone = await details.bulkDeleteContactTaxDetails([contactId]);
  expect(gone.results?.[0]?.itemMetadata?.error?.code).toBe('NOT_FOUND');
  await groups.deleteTaxExemptGroup(groupId);
  expect((await owner.manualTaxMappings.getManualTaxMapping(mappingId)).exemptRates ?? []).toEqual([]);
  const unassigned = await owner.manualTaxMappings.bulkUnassignExemptOverrides([{ manualTaxMappingId: mappingId }]);
  expect(unassigned.bulkActionMetadata?.totalSuccesses).toBe(1);
  expect((await groups.bulkDeleteTaxExemptGroups([other])).bulkActionMetadata?.totalSuccesses).toBe(1);
});

test('settings say whether prices include tax', async () => {
  expect((await owner.taxSettings.getTaxSettings()).taxSettings).toMatchObject({ taxIncludedInItemPrices: true });
  const { taxSettings: saved } = await owner.taxSettings.upsertTaxSettings({ taxIncludedInItemPrices: false });
  expect(saved).toMatchObject({ taxIncludedInItemPrices: false, _updatedDate: expect.any(Date) });
  await owner.taxSettings.upsertTaxSettings({ taxIncludedInItemPrices: true });
});

test('tax is calculated as for a checkout', async () => {
  const item = { _id: 'mug', quantity: 1, price: '119.00', addressIndex: { singleAddress: 0 } };
  const answer = await owner.taxCalculation.calculateTax({
    addresses: [{ country: 'DE' }],
    currency: 'EUR',
    lineItems: [item],
  });
  expect(answer).toMatchObject({
    taxSummary: { totalTax: '19.00', totalAmount: '119.00', totalTaxIncludedInPrice: '19.00' },
    lineItemTaxDetails: [{ _id: 'mug', taxBreakdown: [{ taxName: 'VAT', rate: '0.19', taxAmount: '19.00' }] }],
  });
  const calculate = (line: object, addresses: object[] = [{ country: 'DE' }]) =>
    refusalOf(owner.taxCalculation.calculateTax({ addresses, lineItems: [{ ...item, ...line }] }));
  expect(await calculate({ addressIndex: { singleAddress: 2 } })).toEqual(['INVALID_LINE_ITEM_ADDRESS_INDEX', 400]);
  expect(await calculate({ addressIndex: {} })).toEqual(['MISSING_TAXABLE_ADDRESS', 400]);
  expect(await calculate({}, [{ city: 'Berlin' }])).toEqual(['MISSING_COUNTRY_IN_ADDRESS', 400]);
});

test('an order says what was taxed, and by whom', async () => {
  const visitor = newVisitor(shop);
  const line = await linesOf(shop);
  const { orderId } = await visitor.checkout.createOrder(await readyCheckout(visitor, line('stoneware-mug', 2)));
  const order = await visitor.orders.getOrder(orderId ?? '');
  const [tax] = order.taxInfo?.taxBreakdown ?? [];
  expect(tax).toMatchObject({ taxName: 'VAT', rate: '0.19', jurisdiction: 'DE', jurisdictionType: 'COUNTRY' });
  expect(order.lineItems?.[0]?.taxInfo).toMatchObject({ taxRate: '0.19', taxBreakdown: [{ jurisdiction: 'DE' }] });
  expect(tax?.aggregatedTaxAmount?.amount).toBe(order.taxInfo?.totalTax?.amount);
});

test('staff exempt a checkout from tax, and no buyer does', async () => {
  const visitor = newVisitor(shop);
  const line = await linesOf(shop);
  const id = await readyCheckout(visitor, line('stoneware-mug', 2));
  const [group] = (await owner.taxExemptGroups.listDefaultTaxExemptGroups()).taxExemptGroups ?? [];
  const taxExemptGroupId = group?._id ?? '';
  const before = await visitor.checkout.getCheckout(id);
  expect(before.priceSummary?.tax?.amount).not.toBe('0.00');
  const claim = visitor.checkout.updateCheckout(id, { taxExemptGroupId });
  expect(await violationsOf(claim)).toEqual({ 'checkout.taxExemptGroupId': 'FIELD_NOT_ALLOWED' });
  const unknown = owner.checkout.updateCheckout(id, { taxExemptGroupId: MISSING });
  expect(await violationsOf(unknown)).toEqual({ 'checkout.taxExemptGroupId': 'OTHER' });
  const exempt = await owner.checkout.updateCheckout(id, { taxExemptGroupId });
  expect(exempt).toMatchObject({
    taxExemptGroupId,
    priceSummary: { tax: { amount: '0.00' }, total: { amount: before.priceSummary?.total?.amount } },
  });
  const { orderId } = await visitor.checkout.createOrder(id);
  const order = await visitor.orders.getOrder(orderId ?? '');
  expect(order.taxInfo).toMatchObject({ taxExempt: true, totalTax: { amount: '0.00' } });
});

test('taxes are for the back office', async () => {
  const visitor = createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });
  const calls = [
    visitor.taxRegions.queryTaxRegions().find(),
    visitor.manualTaxMappings.listManualTaxMappings(),
    visitor.taxExemptGroups.createTaxExemptGroup({ name: 'Me' }),
    visitor.contactTaxDetails.upsertContactTaxDetails({ _id: MISSING, taxExemptGroupId: MISSING }),
    visitor.taxSettings.upsertTaxSettings({ taxIncludedInItemPrices: true }),
    visitor.taxCalculation.listTaxCalculators(),
  ];
  // asked for at once: none is left to fail while another is awaited
  const refusals = await Promise.all(calls.map(refusalOf));
  expect(refusals.map(([, status]) => status)).toEqual(calls.map(() => 403));
});
