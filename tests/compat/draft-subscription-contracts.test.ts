/** Changes of what the coming cycles of a subscription contain and cost, by a program of the shop. */
import { connect, httpTransport, tags as tagsService } from '@stoa/sdk';
import { STANDARD } from '@stoa/server/testing/delivery';
import type { TestServer } from '@stoa/server/testing/server';
import { PATIENCE_MS } from '@stoa/testkit/patience';
import { draftSubscriptionContracts, subscriptionContracts } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { subscriptionOptions } from '@wix/stores';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { MISSING, newVisitor, refusalOf, refused, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
let contractId: string;
const newProgram = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { draftSubscriptionContracts, subscriptionContracts, subscriptionOptions },
  });
let program: ReturnType<typeof newProgram>;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
  program = newProgram();
  const option = await program.subscriptionOptions.createSubscriptionOption({
    title: 'Every month',
    subscriptionSettings: { frequency: subscriptionOptions.SubscriptionFrequency.MONTH, autoRenewal: true },
  });
  const subscriptionOptionId = option._id ?? '';
  await program.subscriptionOptions.assignSubscriptionOptionsToProduct(
    line('stoneware-mug').catalogReference.catalogItemId,
    { assignedSubscriptionOptions: [{ _id: subscriptionOptionId }] },
  );
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug', 1, { subscriptionOptionId }));
  const { orderId = '' } = await visitor.checkout.createOrderAndCharge(checkoutId, {
    paymentToken: 'sandbox-4242424242424242',
  });
  const order = await visitor.orders.getOrder(orderId);
  contractId = order.lineItems?.[0]?.subscriptionInfo?._id ?? '';
  const contracts = program.subscriptionContracts;
  await vi.waitFor(() => contracts.getSubscriptionContract(contractId), { timeout: PATIENCE_MS });
});
afterAll(() => shop?.stop());

type Hidden =
  | 'getSubscriptionContractDraftability'
  | 'createDraftSubscriptionContract'
  | 'getDraftSubscriptionContract'
  | 'deleteDraftSubscriptionContract'
  | 'addLineItems'
  | 'updateLineItems'
  | 'setShippingInfo'
  | 'setRecipientInfo'
  | 'commitDraftSubscriptionContract'
  | 'bulkUpdateDraftSubscriptionContractTags'
  | 'bulkUpdateDraftSubscriptionContractTagsByFilter';
type Client = typeof program.draftSubscriptionContracts;
/** The functions of the service: the package has all of them, and declares the query alone. */
// biome-ignore lint/suspicious/noExplicitAny: what it does not declare
type Drafts = Record<Hidden, (...given: any[]) => Promise<any>> & Pick<Client, 'queryDraftSubscriptionContracts'>;
const draftsOf = () => program.draftSubscriptionContracts as unknown as Drafts;

const all = { contractTarget: { nextCycleNumber: 2 } };
const begin = async (target: object = all) => {
  const answer = await draftsOf().createDraftSubscriptionContract(contractId, {
    target,
  });
  const draft = answer.calculatedDraftSubscriptionContract?.draftSubscriptionContract;
  return { id: draft?._id ?? '', lineItemId: draft?.lineItems?.[0]?.lineItem?._id ?? '', draft };
};
const bremen = () => ({
  address: { country: 'DE', city: 'Bremen', postalCode: '28195', addressLine: 'Am Markt 1' },
  contactDetails: { firstName: 'Grace', lastName: 'Hopper' },
});

test('the coming cycles are changed by a draft: items, prices, address and delivery; and committed once', async () => {
  const drafts = draftsOf();
  expect(await drafts.getSubscriptionContractDraftability(contractId)).toMatchObject({
    draftable: true,
    nonDraftableReasons: [],
    currentCycle: 1,
  });
  const { id, lineItemId, draft } = await begin();
  expect(draft).toMatchObject({
    subscriptionContractId: contractId,
    status: 'DRAFT',
    target: all,
    lineItems: [{ changeType: 'EMPTY' }],
    subscriptionSettings: { frequency: 'MONTH' },
  });
  await refused(drafts.commitDraftSubscriptionContract(id), 'NO_CHANGES_TO_COMMIT');
  const changed = await drafts.updateLineItems(id, [{ lineItemId, newQuantity: 3, newPrice: '10.00' }]);
  expect(changed.calculatedDraftSubscriptionContract?.draftSubscriptionContract).toMatchObject({
    lineItems: [{ changeType: 'CHANGED', changed: { quantityBeforeChange: 1 }, lineItem: { quantity: 3 } }],
    priceSummary: { subtotal: { amount: '30.00' } },
  });
  const added = await drafts.addLineItems(id, {
    catalogLineItems: [
      { catalogReference: line('stoneware-mug').catalogReference, quantity: 1, price: { amount: '5.00' } },
    ],
    customLineItems: [
      {
        productName: { original: 'Engraving' },
        price: { amount: '2.50' },
        quantity: 2,
        itemType: { preset: 'SERVICE' },
        externalLineItemId: 'engraving',
      },
    ],
  });
  expect(added.calculatedDraftSubscriptionContract?.draftSubscriptionContract).toMatchObject({
    lineItems: [{ changeType: 'CHANGED' }, { changeType: 'ADDED' }, { changeType: 'ADDED' }],
    priceSummary: { subtotal: { amount: '40.00' } },
  });
  const moved = await drafts.setRecipientInfo(id, { recipientInfo: bremen() });
  expect(moved.calculatedDraftSubscriptionContract?.draftSubscriptionContract?.recipientDetails).toMatchObject({
    changeType: 'CHANGED',
    recipientInfo: { address: { city: 'Bremen' } },
  });
  const sent = await drafts.setShippingInfo(id, {
    shippingInfo: { title: 'By bike', cost: { price: { amount: '1.50' } } },
  });
  expect(sent.calculatedDraftSubscriptionContract?.draftSubscriptionContract).toMatchObject({
    shippingDetails: { changeType: 'CHANGED', shippingInfo: { title: 'By bike' } },
    priceSummary: { shipping: { amount: '1.50' } },
  });
  const standard = await drafts.setShippingInfo(id, { shippingInfo: { code: STANDARD, title: 'Standard' } });
  const seen = standard.calculatedDraftSubscriptionContract?.draftSubscriptionContract;
  const read = await drafts.getDraftSubscriptionContract(id);
  expect(read.calculatedDraftSubscriptionContract?.draftSubscriptionContract?.priceSummary).toEqual(seen?.priceSummary);
  const committed = await drafts.commitDraftSubscriptionContract(id, { reason: 'By phone' });
  expect(committed.calculatedDraftSubscriptionContract?.draftSubscriptionContract?.status).toBe('COMMITTED');
  await refused(drafts.commitDraftSubscriptionContract(id), 'ALREADY_COMMITTED');
  await refused(drafts.setRecipientInfo(id, { recipientInfo: bremen() }), 'ALREADY_COMMITTED');
  expect(await program.subscriptionContracts.getSubscriptionContract(contractId)).toMatchObject({
    lineItems: [{ quantity: 3 }, { quantity: 1 }, { quantity: 2 }],
    shippingInfo: { logistics: { shippingDestination: { address: { city: 'Bremen' } } } },
    priceSummary: { total: seen?.priceSummary?.total },
    activities: [{ activityType: 'CHANGES_APPLIED' }],
  });
});

test('what no draft can hold is refused', async () => {
  const drafts = draftsOf();
  const create = (target: object, id = contractId) => drafts.createDraftSubscriptionContract(id, { target });
  await refused(create({ contractTarget: { nextCycleNumber: 2 } }, MISSING), 'SUBSCRIPTION_CONTRACT_NOT_FOUND');
  await refused(create({ cycleTarget: { cycleNumber: 1 } }), 'CYCLE_ALREADY_STARTED');
  expect(await drafts.getSubscriptionContractDraftability(MISSING)).toMatchObject({
    draftable: false,
    nonDraftableReasons: [{ reason: 'SUBSCRIPTION_CONTRACT_NOT_FOUND' }],
  });
  const { id, lineItemId } = await begin({ cycleTarget: { cycleNumber: 3 } });
  await refused(create(all), 'DRAFT_ALREADY_EXISTS_FOR_ANOTHER_TARGET');
  const change = (...changes: object[]) => drafts.updateLineItems(id, changes);
  await refused(change({ lineItemId: MISSING, newQuantity: 1 }), 'LINE_ITEM_NOT_FOUND');
  expect(await violationsOf(change({ lineItemId }))).toBeTruthy();
  expect(await violationsOf(change({ lineItemId, newQuantity: 1 }, { lineItemId, newQuantity: 2 }))).toBeTruthy();
  await refused(change({ lineItemId, newQuantity: 100_000, newPrice: '1000000000000' }), 'LINE_AMOUNT_TOO_LARGE');
  const custom = (more: object) => ({
    productName: { original: 'Box' },
    price: { amount: '1' },
    quantity: 1,
    itemType: { preset: 'SERVICE' },
    ...more,
  });
  const add = (...customLineItems: object[]) => drafts.addLineItems(id, { customLineItems });
  await refused(add(custom({ _id: lineItemId })), 'LINE_ITEM_ALREADY_EXISTS');
  await add(custom({ externalLineItemId: 'box' }));
  await refused(add(custom({ externalLineItemId: 'box' })), 'EXTERNAL_LINE_ITEM_ID_ALREADY_EXISTS');
  expect(await violationsOf(add(custom({ _id: MISSING }), custom({ _id: MISSING })))).toBeTruthy();
  const { catalogReference } = line('stoneware-mug');
  await refused(
    drafts.addLineItems(id, {
      catalogLineItems: [{ catalogReference: { ...catalogReference, catalogItemId: MISSING }, quantity: 1 }],
    }),
    'CATALOG_ITEM_NOT_FOUND',
  );
  await change({ lineItemId, newQuantity: 0 });
  await refused(change({ lineItemId, newQuantity: 1 }), 'LINE_ITEM_IS_REMOVED');
  await drafts.deleteDraftSubscriptionContract(id);
  await refused(drafts.deleteDraftSubscriptionContract(id), 'DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND');
  await refused(drafts.getDraftSubscriptionContract(id), 'DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND');
});

test('drafts are queried and tagged, by ids and by a filter', async () => {
  const drafts = draftsOf();
  const { id } = await begin();
  const headers = () => ({ authorization: shop.site.apiKey, 'wix-site-id': shop.site.id });
  const fqdn = 'wix.ecom.draft_subscription_contracts.v1.draft_subscription_contract';
  const { tag } = await connect(tagsService, httpTransport({ baseUrl: shop.url, headers })).createTag({
    tag: { name: 'To check', fqdn, exposure: 'PRIVATE' },
  });
  const assignTags = { privateTags: { tagIds: [tag?.id ?? ''] } };
  expect(await refusalOf(drafts.bulkUpdateDraftSubscriptionContractTags([id]))).toEqual([
    'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
    400,
  ]);
  expect(await drafts.bulkUpdateDraftSubscriptionContractTags([id, MISSING], { assignTags })).toMatchObject({
    bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
  });
  const tagged = async () => {
    const { items } = await drafts.queryDraftSubscriptionContracts().eq('_id', id).eq('status', 'DRAFT').find();
    return items.map((draft) => draft.tags?.privateTags?.tagIds);
  };
  expect(await tagged()).toEqual([assignTags.privateTags.tagIds]);
  const filter = { subscriptionContractId: contractId };
  const { jobId } = await drafts.bulkUpdateDraftSubscriptionContractTagsByFilter(filter, {
    unassignTags: assignTags,
  });
  expect(jobId).toBeTruthy();
  await expect.poll(tagged).toEqual([[]]);
});
