/** Orders that staff put together or edit, through the public client, with each refusal. */
import { STANDARD } from '@stoa/server/testing/delivery';
import type { TestServer } from '@stoa/server/testing/server';
import { draftOrders, orderFulfillments, orders } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { MISSING, newVisitor, refusalOf, refused, startShop, violationsOf } from './public-clients.ts';

/** Every site has it from the start. */
const DEFAULT_LOCATION = '00000000-0000-4000-8000-000000000001';
const modules = { draftOrders, orders, orderFulfillments };
let shop: TestServer;
let line: Lines;
const office = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
let owner: ReturnType<typeof office>;
beforeAll(async () => {
  shop = await startShop({});
  owner = office();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

async function placeOrder(): Promise<string> {
  const visitor = newVisitor(shop);
  const { orderId = '' } = await visitor.checkout.createOrder(await readyCheckout(visitor, line('stoneware-mug', 2)));
  return orderId ?? '';
}

/** New each time, as the client changes its arguments. */
const ada = () => ({
  address: { country: 'DE', city: 'Hamburg', postalCode: '20095', addressLine1: 'Marktgasse 4' },
  contactDetails: { firstName: 'Ada', lastName: 'Byron' },
});

test('an order is edited: lines, discounts, fees, delivery; and committed once', async () => {
  const orderId = await placeOrder();
  const status = await owner.draftOrders.getOrderDraftabilityStatus(orderId);
  expect(status).toMatchObject({ orderId, orderDraftable: true, nonDraftableReasons: [] });
  const created = await owner.draftOrders.createDraftOrder({ sourceOrderId: orderId });
  const id = created.calculatedDraftOrder?.draftOrder?._id ?? '';
  const lineItemId = created.calculatedDraftOrder?.draftOrder?.lineItems?.[0]?.lineItem?._id ?? '';
  expect((await owner.draftOrders.createDraftOrder({ sourceOrderId: orderId })).preexistingDraftOrder).toBe(true);

  const changed = await owner.draftOrders.updateLineItems(id, [{ lineItemId, newQuantity: 3, newPrice: '10.00' }]);
  expect(changed.calculatedDraftOrder?.draftOrder).toMatchObject({
    lineItems: [{ changedDetails: { quantityBeforeChange: 2 }, lineItem: { quantity: 3, price: { amount: '10.00' } } }],
    priceSummary: { subtotal: { amount: '30.00' } },
  });
  const added = await owner.draftOrders.addLineItemsToDraftOrder(id, {
    customLineItems: [
      {
        productName: { original: 'Engraving' },
        price: { amount: '5.00' },
        quantity: 1,
        itemType: { preset: 'SERVICE' },
      },
    ],
  });
  expect(added.calculatedDraftOrder?.draftOrder?.priceSummary?.subtotal?.amount).toBe('35.00');

  const given = await owner.draftOrders.createCustomDiscounts(id, {
    discounts: [{ discountType: 'GLOBAL', percentage: '10', description: 'Friends' } as never],
  });
  const discount = given.calculatedDraftOrder?.draftOrder?.discounts?.[0];
  expect(discount).toMatchObject({ source: 'CUSTOM', applied: false });
  const discountId = discount?.discount?._id ?? '';
  const applied = await owner.draftOrders.setDiscounts(id, [{ _id: discountId, applied: true }]);
  expect(applied.calculatedDraftOrder?.draftOrder?.priceSummary?.discount?.amount).toBe('3.50');
  const deleted = await owner.draftOrders.deleteCustomDiscounts(id, [discountId]);
  expect(deleted.calculatedDraftOrder?.draftOrder?.discounts).toEqual([]);

  const charged = await owner.draftOrders.createCustomAdditionalFees(id, {
    customAdditionalFees: [{ name: 'Gift wrap', price: { amount: '2.00' } }],
  });
  const fee = charged.calculatedDraftOrder?.draftOrder?.additionalFees?.[0];
  const feeId = fee?.additionalFee?._id ?? '';
  const withFee = await owner.draftOrders.setAdditionalFees(id, [{ _id: feeId, applied: true }]);
  expect(withFee.calculatedDraftOrder?.draftOrder?.priceSummary?.totalAdditionalFees?.amount).toBe('2.00');
  const withoutFee = await owner.draftOrders.deleteCustomAdditionalFees(id, [feeId]);
  expect(withoutFee.calculatedDraftOrder?.draftOrder?.additionalFees).toEqual([]);
  const sent = await owner.draftOrders.setShippingInfo(id, {
    shippingInfo: { title: 'Express', cost: { price: { amount: '9.00' } } },
  });
  expect(sent.calculatedDraftOrder?.draftOrder?.shippingInfo).toMatchObject({
    changedDetails: { shippingInfoBeforeChange: {} },
    shippingInfo: { title: 'Express' },
  });
  await owner.draftOrders.updateExtendedFields(id, '@shop/notes', { namespaceData: { caller: 'Ada' } });

  const { orderAfterCommit, committedDraftOrder } = await owner.draftOrders.commitDraftOrder(id, {
    reason: 'By phone',
  });
  expect(committedDraftOrder).toMatchObject({ status: 'COMMITTED', orderId });
  expect(orderAfterCommit).toMatchObject({ _id: orderId, priceSummary: { subtotal: { amount: '35.00' } } });
  await refused(owner.draftOrders.commitDraftOrder(id), 'DRAFT_ORDER_ALREADY_COMMITTED');
  await refused(owner.draftOrders.deleteDraftOrder(id), 'DRAFT_ORDER_CANNOT_BE_DELETED');
  await refused(owner.draftOrders.setBillingInfo(id), 'DRAFT_ORDER_ALREADY_COMMITTED');
  expect((await owner.draftOrders.getDraftOrder(id)).calculatedDraftOrder?.draftOrder?.status).toBe('COMMITTED');
});

test('an order is put together for a customer on the phone', async () => {
  const { calculatedDraftOrder } = await owner.draftOrders.createEmptyDraftOrder();
  const id = calculatedDraftOrder?.draftOrder?._id ?? '';
  await refused(owner.draftOrders.createOrderFromDraft(id), 'CREATE_ORDER_FAILED_VALIDATIONS');
  const { catalogReference } = line('stoneware-mug');
  await owner.draftOrders.addLineItemsToDraftOrder(id, { catalogLineItems: [{ catalogReference, quantity: 2 }] });
  await owner.draftOrders.setBuyerInfo(id, { buyerInfo: { email: 'ada@example.com' } });
  await owner.draftOrders.setBillingInfo(id, { billingInfo: ada() });
  const placed = await owner.draftOrders.setRecipientInfo(id, { recipientInfo: ada() });
  expect(placed.calculatedDraftOrder?.shippingOptions?.map(({ code }) => code)).toContain(STANDARD);
  await owner.draftOrders.setShippingInfo(id, { shippingInfo: { code: STANDARD, title: 'Standard delivery' } });
  await owner.draftOrders.setTaxExemption(id, { taxExempt: true });
  const ready = await owner.draftOrders.getDraftOrder(id);
  expect(ready.calculatedDraftOrder?.draftOrder?.priceSummary).toMatchObject({ tax: { amount: '0.00' } });
  const { createdOrder } = await owner.draftOrders.createOrderFromDraft(id);
  expect(createdOrder).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    buyerInfo: { email: 'ada@example.com' },
    priceSummary: { total: ready.calculatedDraftOrder?.draftOrder?.priceSummary?.total },
  });
  await refused(owner.draftOrders.createOrderFromDraft(id), 'DRAFT_ORDER_ALREADY_COMMITTED');
  const found = await owner.draftOrders.queryDraftOrders().eq('status', 'COMMITTED').find();
  expect(found.items.map(({ _id }) => _id)).toContain(id);
  await refused(owner.draftOrders.commitDraftOrder(id), 'DRAFT_ORDER_ALREADY_COMMITTED');
});

test('drafts are refused what they cannot hold', async () => {
  const { calculatedDraftOrder } = await owner.draftOrders.createDraftOrder({
    draftOrder: { catalogLineItems: [{ catalogReference: line('stoneware-mug').catalogReference, quantity: 1 }] },
  } as never);
  const draft = calculatedDraftOrder?.draftOrder;
  const id = draft?._id ?? '';
  const lineItemId = draft?.lineItems?.[0]?.lineItem?._id ?? '';
  const change = (...changes: object[]) => owner.draftOrders.updateLineItems(id, changes as never);
  await refused(owner.draftOrders.getDraftOrder(MISSING), 'DRAFT_ORDER_DOES_NOT_EXIST');
  await refused(owner.draftOrders.deleteDraftOrder(MISSING), 'DRAFT_ORDER_DOES_NOT_EXIST');
  await refused(change({ lineItemId: MISSING, newQuantity: 1 }), 'LINE_ITEM_DOES_NOT_EXIST');
  await refused(change({ lineItemId }), 'EMPTY_CHANGE_REQUEST');
  await refused(
    change({ lineItemId, newQuantity: 1 }, { lineItemId, newQuantity: 2 }),
    'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM',
  );
  await refused(change({ lineItemId, newQuantity: 0, newPrice: '1' }), 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN');
  await refused(change({ lineItemId, newQuantity: 100_000, newPrice: '1000000000000' }), 'LINE_AMOUNT_TOO_LARGE');
  const add = (catalogReference: object, more: object = {}) =>
    owner.draftOrders.addLineItemsToDraftOrder(id, {
      catalogLineItems: [{ catalogReference, quantity: 1, ...more }],
    } as never);
  const { catalogReference } = line('stoneware-mug');
  await refused(add({ ...catalogReference, catalogItemId: MISSING }), 'CATALOG_ITEM_NOT_FOUND');
  await refused(add(line('tall-vase').catalogReference), 'CATALOG_ITEM_NOT_AVAILABLE');
  await refused(add(catalogReference, { _id: lineItemId }), 'DUPLICATED_LINE_ITEM_IDS');
  await refused(owner.draftOrders.setDiscounts(id, [{ _id: MISSING, applied: true }]), 'DISCOUNT_NOT_FOUND');
  await refused(owner.draftOrders.deleteCustomDiscounts(id, [MISSING]), 'DISCOUNT_NOT_FOUND');
  await refused(owner.draftOrders.setAdditionalFees(id, [{ _id: MISSING, applied: true }]), 'ADDITIONAL_FEE_NOT_FOUND');
  await refused(owner.draftOrders.deleteCustomAdditionalFees(id, [MISSING]), 'ADDITIONAL_FEE_NOT_FOUND');
  const discount = (more: object) =>
    owner.draftOrders.createCustomDiscounts(id, {
      discounts: [{ priceAmount: { amount: '9999' }, applyToDraftOrder: true, ...more }],
    } as never);
  await refused(discount({ discountType: 'GLOBAL' }), 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS');
  await refused(discount({ discountType: 'SHIPPING' }), 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL');
  const onLine = { discountType: 'SPECIFIC_ITEMS', lineItemDiscounts: [{ _id: lineItemId }] };
  await refused(discount(onLine), 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS');
  await refused(discount({ ...onLine, lineItemDiscounts: [{ _id: MISSING }] }), 'LINE_ITEM_NOT_FOUND');
  await refused(
    owner.draftOrders.setShippingInfo(id, { shippingInfo: { code: 'none', title: 'None' } }),
    'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
  );
  await refused(owner.draftOrders.createOrderFromDraft(id), 'CREATE_ORDER_FAILED_VALIDATIONS');
  await refused(owner.draftOrders.commitDraftOrder(id), 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS');
  const orderId = await placeOrder();
  const edited = await owner.draftOrders.createDraftOrder({ sourceOrderId: orderId });
  const location = { businessLocation: { _id: MISSING } };
  await refused(
    owner.draftOrders.setBusinessLocation(edited.calculatedDraftOrder?.draftOrder?._id ?? '', location),
    'BUSINESS_LOCATION_CANNOT_BE_EDITED',
  );
  const nowhere = owner.draftOrders.setBusinessLocation(id, { businessLocation: { _id: MISSING } });
  expect(Object.keys(await violationsOf(nowhere))).toEqual(['businessLocation.id']);
  const placed = await owner.draftOrders.setBusinessLocation(id, { businessLocation: { _id: DEFAULT_LOCATION } });
  expect(placed.calculatedDraftOrder?.draftOrder?.businessLocationDetails?.businessLocation?.name).toBeTruthy();
  await owner.draftOrders.deleteDraftOrder(id);
  await refused(owner.draftOrders.getDraftOrder(id), 'DRAFT_ORDER_DOES_NOT_EXIST');
  await refused(owner.draftOrders.createDraftOrder({ sourceOrderId: MISSING }), 'ORDER_CANNOT_BE_EDITED');
  const visitor = createClient({ auth: newVisitor(shop).auth, modules });
  expect((await refusalOf(visitor.draftOrders.createEmptyDraftOrder()))[1]).toBe(403);
});

test('changes that a program calculated are applied by path, once', async () => {
  const orderId = await placeOrder();
  const send = async (changes: object, id = orderId) => {
    const answer = await fetch(`${shop.url}/ecom/v1/orders/${id}/commit-deltas`, {
      method: 'POST',
      headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ draftOrderId: '22222222-2222-4222-8222-222222222222', changes, reason: 'Wrapped' }),
    });
    const { order, details } = (await answer.json()) as {
      order?: { priceSummary: { total: { amount: string } }; activities: unknown[] };
      details?: { applicationError: { code: string; data: unknown } };
    };
    return { order, code: details?.applicationError.code, data: details?.applicationError.data };
  };
  const before = await owner.orders.getOrder(orderId);
  const total = Number(before.priceSummary?.total?.amount);
  const changes = (sum: number) => ({
    additionalFees: [
      {
        additionalFeeId: '33333333-3333-4333-8333-333333333333',
        editedAdditionalFee: { name: 'Gift wrap', price: { amount: '2.00' } },
      },
    ],
    priceSummary: { totalAdditionalFees: { amount: '2.00' }, total: { amount: sum.toFixed(2) } },
  });
  expect(await send(changes(total), MISSING)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await send(changes(total))).toMatchObject({
    code: 'ORDER_CANNOT_BE_EDITED',
    data: { reasons: ['AMOUNTS_DO_NOT_ADD_UP'] },
  });
  const unknown = { lineItems: [{ lineItemId: MISSING, lineItemRemoved: true }] };
  expect(await send(unknown)).toMatchObject({ code: 'LINE_ITEM_NOT_FOUND' });
  const first = await send(changes(total + 2));
  expect(first.order?.priceSummary.total.amount).toBe((total + 2).toFixed(2));
  const again = await send(changes(total + 2));
  expect(again.order?.activities.length).toBe(first.order?.activities.length);
  expect(Object.keys(await violationsOf(owner.draftOrders.updateLineItems(MISSING, [])))).toEqual(['lineItemChanges']);
});
