import { coupons, discountRules, draftOrders, orderFulfillments, orders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { placeOrder } from '@stoa/server/testing/orders';
import { STORES_APP } from '@stoa/server/testing/products';
import { type Customer, callChecked, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeEach, describe, expect, test } from 'vitest';

const database = await openTestDatabase();
let shop: Shop;
let owner: Customer;
beforeEach(async () => {
  shop = await openShop(database);
  owner = shop.staff();
});

const edit = async (sourceOrderId: string) => {
  const answer = expectAnswer(await owner.call(draftOrders.createDraftOrder, { sourceOrderId }));
  const draft = answer.calculatedDraftOrder?.draftOrder;
  return {
    draft,
    draftOrderId: draft?.id ?? '',
    lines: (draft?.lineItems ?? []).map(({ lineItem }) => lineItem?.id ?? ''),
  };
};
const orderOf = async (id: string) => expectAnswer(await owner.call(orders.getOrder, { id })).order;
const read = async (draftOrderId: string) =>
  expectAnswer(await owner.call(draftOrders.getDraftOrder, { draftOrderId })).calculatedDraftOrder;
const allowed = async (id: string) =>
  expectAnswer(await owner.call(draftOrders.getOrderDraftabilityStatus, { orderId: id })).nonDraftableReasons;
const update = (draftOrderId: string, ...lineItemChanges: object[]) =>
  owner.call(draftOrders.updateLineItems, { draftOrderId, lineItemChanges });
const commit = (draftOrderId: string, commitSettings: object = {}) =>
  owner.call(draftOrders.commitDraftOrder, { draftOrderId, commitSettings, reason: 'On the phone' });

describe('changes of an order', () => {
  test('cost what the order does as long as there are none, discounts and tax included', async () => {
    const half = {
      ...{ targetType: 'SPECIFIC_ITEMS', discountType: 'PERCENTAGE', percentage: 30 },
      specificItemsInfo: {
        scopes: [{ id: 'all', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: STORES_APP } }],
      },
    };
    const discountRule = { name: 'Sale', active: true, discounts: { values: [half] } };
    expectAnswer(await owner.call(discountRules.createDiscountRule, { discountRule }));
    const mug = await shop.add({ name: 'Mug', price: 1999, stock: 9 });
    const cup = await shop.add({ name: 'Cup', price: 333, stock: 9 });
    const { id } = await placeOrder(shop, [mug.line(3), cup.line(1)]);
    const order = await orderOf(id);
    const { draft } = await edit(id);
    expect(await allowed(id)).toEqual([]);
    expect(draft?.priceSummary).toEqual(order?.priceSummary);
    expect(draft?.lineItems?.map(({ lineItem }) => lineItem)).toEqual(order?.lineItems);
    expect(draft?.lineItems?.some(({ changedDetails }) => changedDetails)).toBe(false);
    expect(draft?.taxInfo?.totalTax).toEqual(order?.taxInfo?.totalTax);
    expect(draft?.discounts).toMatchObject([{ source: 'ORIGINAL_ORDER', applied: true }]);
    expect(draft?.shippingInfo).toEqual({ shippingInfo: order?.shippingInfo });
  });

  test('are totalled as they come, and committed for good with stock, history, events and a letter', async () => {
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
    const cup = await shop.add({ name: 'Cup', price: 500, stock: 9 });
    const { id } = await placeOrder(shop, [mug.line(3), cup.line(2)]);
    const before = await orderOf(id);
    const { draftOrderId, lines } = await edit(id);
    const pot = await shop.add({ name: 'Pot', price: 2000, stock: 4 });
    expectAnswer(
      await update(
        draftOrderId,
        { lineItemId: lines[0], newQuantity: 2, newPrice: '9.00' },
        { lineItemId: lines[1], newQuantity: 0 },
      ),
    );
    const customLineItems = [
      {
        productName: { original: 'Engraving' },
        price: { amount: '3.00' },
        quantity: 1,
        itemType: { preset: 'SERVICE' },
      },
    ];
    const added = await owner.call(draftOrders.addLineItemsToDraftOrder, {
      draftOrderId,
      catalogLineItems: [{ catalogReference: pot.line(1).catalogReference, quantity: 1 }],
      customLineItems,
    });
    expectAnswer(added);
    const given = {
      discountType: 'GLOBAL',
      priceAmount: { amount: '1.00' },
      description: 'Sorry',
      applyToDraftOrder: true,
    };
    expectAnswer(await owner.call(draftOrders.createCustomDiscounts, { draftOrderId, discounts: [given] }));
    const fee = { name: 'Gift wrap', price: { amount: '2.00' }, applyToDraftOrder: true };
    expectAnswer(
      await owner.call(draftOrders.createCustomAdditionalFees, { draftOrderId, customAdditionalFees: [fee] }),
    );
    const calculated = await read(draftOrderId);
    // 18 + 20 + 3 of items, less 1; the fee is not taxed
    expect(calculated?.draftOrder).toMatchObject({
      priceSummary: {
        subtotal: { amount: '41.00' },
        discount: { amount: '1.00' },
        shipping: { amount: '4.90' },
        totalAdditionalFees: { amount: '2.00' },
      },
      lineItems: [
        { changedDetails: { quantityBeforeChange: 3, priceBeforeChange: { amount: '10.00' } } },
        { added: true, lineItem: { productName: { original: 'Pot' } } },
        { added: true, lineItem: { productName: { original: 'Engraving' } } },
        { removed: true, lineItem: { productName: { original: 'Cup' } } },
      ],
      discounts: [{ source: 'CUSTOM', applied: true, discount: { merchantDiscount: { description: 'Sorry' } } }],
      additionalFees: [{ source: 'CUSTOM', applied: true, additionalFee: { name: 'Gift wrap' } }],
    });
    const ids = (calculated?.draftOrder?.lineItems ?? []).map(({ lineItem }) => ({ lineItemId: lineItem?.id }));
    const { orderAfterCommit, committedDraftOrder } = expectAnswer(
      await commit(draftOrderId, { updateInventory: ids }),
    );
    expect(committedDraftOrder).toMatchObject({ status: 'COMMITTED', orderId: id });
    const total = calculated?.draftOrder?.priceSummary?.total;
    expect(orderAfterCommit).toMatchObject({
      priceSummary: { total },
      balanceSummary: { balance: total },
      lineItems: [{ quantity: 2, price: { amount: '9.00' } }, { quantity: 1 }, { quantity: 1 }],
      additionalFees: [{ name: 'Gift wrap' }],
    });
    const activity = orderAfterCommit?.activities?.at(-1);
    expect(activity).toMatchObject({
      type: 'DRAFT_ORDER_CHANGES_APPLIED',
      draftOrderChangesApplied: {
        draftOrderId,
        reason: 'On the phone',
        changes: [
          { lineItemChanged: { quantity: { deltaType: 'QUANTITY_DECREASED', diff: 1 }, price: {} } },
          { lineItemAdded: { name: { original: 'Pot' }, quantity: 1 } },
          { lineItemAdded: { name: { original: 'Engraving' } } },
          { lineItemRemoved: { name: { original: 'Cup' }, quantity: 2 } },
          { discountAdded: { totalAmount: { amount: '1.00' } } },
          { additionalFeeAdded: { name: { original: 'Gift wrap' } } },
          { totalPriceChanged: { originalTotal: before?.priceSummary?.total, newTotal: total } },
        ],
      },
    });
    expect(await Promise.all([mug, cup, pot].map((each) => shop.stockOf(each.id)))).toEqual([7, 9, 3]);
    const events = await shop.events();
    expect(events).toEqual(expect.arrayContaining(['order_committed', 'draft_order_created', 'draft_order_updated']));
    expect(await commit(draftOrderId)).toMatchObject({ code: 'DRAFT_ORDER_ALREADY_COMMITTED' });
    expect(await update(draftOrderId, { lineItemId: lines[0], newQuantity: 1 })).toMatchObject({
      code: 'DRAFT_ORDER_ALREADY_COMMITTED',
    });
    // an order that was edited can be edited again
    expect(await allowed(id)).toEqual([]);
    const again = await edit(id);
    expect(again.draft?.priceSummary?.total).toEqual(total);
  });

  test('make a difference that is owed by the buyer, or to them', async () => {
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
    const { id } = await placeOrder(shop, [mug.line(3)]);
    expectAnswer(await owner.call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId: id }));
    const more = await edit(id);
    expectAnswer(await update(more.draftOrderId, { lineItemId: more.lines[0], newQuantity: 4 }));
    const first = expectAnswer(await commit(more.draftOrderId)).orderAfterCommit;
    expect(first).toMatchObject({ paymentStatus: 'PARTIALLY_PAID', balanceSummary: { balance: { amount: '11.90' } } });
    const less = await edit(id);
    expectAnswer(await update(less.draftOrderId, { lineItemId: less.lines[0], newQuantity: 1 }));
    const second = expectAnswer(await commit(less.draftOrderId)).orderAfterCommit;
    expect(second).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { balance: { amount: '-23.80' } } });
    // stock stays where nobody asked for it to follow
    expect(await shop.stockOf(mug.id)).toBe(6);
  });

  test('keep the discounts of the order on each unit, which can be taken off and put back', async () => {
    const specification = {
      name: 'Ten',
      code: 'TEN',
      percentOffRate: 20,
      startTime: '1700000000000',
      scope: { namespace: 'stores' },
    };
    expectAnswer(await owner.call(coupons.createCoupon, { specification }));
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
    const cup = await shop.add({ name: 'Cup', price: 1000, stock: 9 });
    const { id } = await placeOrder(shop, [mug.line(2), cup.line(1)], { couponCode: 'TEN' });
    const { draft, draftOrderId, lines } = await edit(id);
    expect(draft?.priceSummary?.discount?.amount).toBe('6.00');
    const [discount] = draft?.discounts ?? [];
    const discountId = discount?.discount?.id;
    const after = expectAnswer(
      await update(draftOrderId, { lineItemId: lines[0], newQuantity: 1 }),
    ).calculatedDraftOrder;
    expect(after?.draftOrder?.priceSummary).toMatchObject({
      subtotal: { amount: '20.00' },
      discount: { amount: '4.00' },
    });
    const off = await owner.call(draftOrders.setDiscounts, {
      draftOrderId,
      discounts: [{ id: discountId, applied: false }],
    });
    expect(expectAnswer(off).calculatedDraftOrder?.draftOrder).toMatchObject({
      priceSummary: { discount: { amount: '0.00' } },
      discounts: [{ source: 'ORIGINAL_ORDER', applied: false }],
    });
    expect(
      await owner.call(draftOrders.deleteCustomDiscounts, { draftOrderId, discountIds: [discountId] }),
    ).toMatchObject({
      code: 'DISCOUNT_REMOVE_NOT_SUPPORTED',
    });
  });

  test('are begun once, by one person, and are forgotten after a day without any', async () => {
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
    const { id } = await placeOrder(shop, [mug.line(1)]);
    const { draftOrderId, lines } = await edit(id);
    const again = expectAnswer(await owner.call(draftOrders.createDraftOrder, { sourceOrderId: id }));
    expect(again).toMatchObject({
      preexistingDraftOrder: true,
      calculatedDraftOrder: { draftOrder: { id: draftOrderId } },
    });
    const other = shop.staff();
    expect(await other.call(draftOrders.createDraftOrder, { sourceOrderId: id })).toMatchObject({
      code: 'ORDER_IS_ALREADY_EDITED',
    });
    shop.clock.now = new Date(shop.clock.now.getTime() + 23 * 3600_000);
    expectAnswer(await update(draftOrderId, { lineItemId: lines[0], newQuantity: 2 }));
    shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3600_000);
    expect(await owner.call(draftOrders.getDraftOrder, { draftOrderId })).toMatchObject({
      code: 'DRAFT_ORDER_DOES_NOT_EXIST',
    });
    expect(await commit(draftOrderId)).toMatchObject({ code: 'DRAFT_ORDER_DOES_NOT_EXIST' });
    expectAnswer(await other.call(draftOrders.createDraftOrder, { sourceOrderId: id }));
  });

  test('never go below what was handed over, nor beyond what is in stock', async () => {
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 4 });
    const { id, lines } = await placeOrder(shop, [mug.line(3)]);
    const fulfillment = { lineItems: [{ id: lines[0], quantity: 2 }] };
    expectAnswer(await owner.call(orderFulfillments.createFulfillment, { orderId: id, fulfillment }));
    const { draftOrderId } = await edit(id);
    expect(await update(draftOrderId, { lineItemId: lines[0], newQuantity: 1 })).toMatchObject({
      violations: [{ field: 'lineItemChanges.newQuantity' }],
    });
    expectAnswer(await update(draftOrderId, { lineItemId: lines[0], newQuantity: 6 }));
    const updateInventory = [{ lineItemId: lines[0] }];
    expect(await commit(draftOrderId, { updateInventory })).toMatchObject({
      code: 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS',
      data: { reasons: ['INSUFFICIENT_INVENTORY'] },
    });
    expect(await shop.stockOf(mug.id)).toBe(1);
    expect((await orderOf(id))?.lineItems?.[0]?.quantity).toBe(3);
  });

  test('are refused where an order cannot have any', async () => {
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
    const { id } = await placeOrder(shop, [mug.line(1)]);
    expectAnswer(await owner.call(orders.cancelOrder, { id }));
    expect(await allowed(id)).toEqual(['ORDER_STATUS_IS_NOT_SUPPORTED']);
    expect(await owner.call(draftOrders.createDraftOrder, { sourceOrderId: id })).toMatchObject({
      code: 'ORDER_CANNOT_BE_EDITED',
      data: { nonDraftableReasons: ['ORDER_STATUS_IS_NOT_SUPPORTED'] },
    });
    expect(await allowed('00000000-0000-4000-8000-000000000000')).toEqual(['ORDER_NOT_FOUND']);
    const order = {
      channelInfo: { type: 'ETSY' },
      status: 'APPROVED',
      currency: 'USD',
      weightUnit: 'LB',
      lineItems: [
        { productName: { original: 'Chair' }, itemType: { preset: 'SERVICE' }, quantity: 1, price: { amount: '5' } },
      ],
      priceSummary: { subtotal: { amount: '5' }, total: { amount: '7' } },
    };
    const { order: sold } = expectAnswer(await owner.call(orders.createOrder, { order }));
    expect(await allowed(sold?.id ?? '')).toEqual([
      'UNSUPPORTED_CHANNEL_TYPE',
      'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT',
      'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT',
      'AMOUNTS_DO_NOT_ADD_UP',
    ]);
  });
});

describe('an order in the making', () => {
  const ada = {
    address: { country: 'DE', city: 'Hamburg', postalCode: '20095', addressLine: 'Marktgasse 4' },
    contactDetails: { firstName: 'Ada', lastName: 'Byron' },
  };

  test('is put together, priced as a cart is, and placed once', async () => {
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
    const { calculatedDraftOrder: empty } = expectAnswer(await owner.call(draftOrders.createEmptyDraftOrder, {}));
    const draftOrderId = empty?.draftOrder?.id ?? '';
    expect(await owner.call(draftOrders.createOrderFromDraft, { draftOrderId })).toMatchObject({
      code: 'CREATE_ORDER_FAILED_VALIDATIONS',
      data: { reasons: ['ORDER_IS_EMPTY'] },
    });
    const catalogLineItems = [{ catalogReference: mug.line(1).catalogReference, quantity: 2 }];
    expectAnswer(await owner.call(draftOrders.addLineItemsToDraftOrder, { draftOrderId, catalogLineItems }));
    expectAnswer(await owner.call(draftOrders.setBuyerInfo, { draftOrderId, buyerInfo: { email: 'ada@example.com' } }));
    expectAnswer(await owner.call(draftOrders.setBillingInfo, { draftOrderId, billingInfo: ada }));
    const placed = expectAnswer(await owner.call(draftOrders.setRecipientInfo, { draftOrderId, recipientInfo: ada }));
    expect(placed.calculatedDraftOrder?.shippingOptions).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: POST, title: 'Post' })]),
    );
    expect(await owner.call(draftOrders.createOrderFromDraft, { draftOrderId })).toMatchObject({
      data: { reasons: ['MISSING_DELIVERY_METHOD'] },
    });
    expect(
      await owner.call(draftOrders.setShippingInfo, { draftOrderId, shippingInfo: { code: 'none' } }),
    ).toMatchObject({
      code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    });
    const shippingInfo = { code: POST, title: 'Post' };
    const ready = expectAnswer(await owner.call(draftOrders.setShippingInfo, { draftOrderId, shippingInfo }));
    expect(ready.calculatedDraftOrder?.draftOrder?.priceSummary).toMatchObject({
      subtotal: { amount: '20.00' },
      shipping: { amount: '4.90' },
    });
    const create = () => owner.call(draftOrders.createOrderFromDraft, { draftOrderId });
    const { createdOrder, committedDraftOrder } = expectAnswer(await create());
    expect(createdOrder).toMatchObject({
      number: '10001',
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: ada,
      shippingInfo: { title: 'Post', logistics: { shippingDestination: ada } },
      priceSummary: ready.calculatedDraftOrder?.draftOrder?.priceSummary,
    });
    expect(committedDraftOrder).toMatchObject({ status: 'COMMITTED', orderId: createdOrder?.id });
    expect(await shop.stockOf(mug.id)).toBe(3);
    expect(await create()).toMatchObject({
      code: 'DRAFT_ORDER_ALREADY_COMMITTED',
      data: { orderId: createdOrder?.id },
    });
    expect(await owner.call(draftOrders.deleteDraftOrder, { draftOrderId })).toMatchObject({
      code: 'DRAFT_ORDER_CANNOT_BE_DELETED',
    });
    const found = await owner.call(draftOrders.queryDraftOrders, { query: { filter: { status: 'COMMITTED' } } });
    expect(expectAnswer(found).draftOrders?.map(({ id }) => id)).toEqual([draftOrderId]);
  });

  test('that staff hand over themselves says so in the language of whoever reads it', async () => {
    const german = await openShop(database, { otherLanguages: ['de'] });
    const mug = await german.add({ name: 'Mug', price: 1000 });
    const draftOrder = {
      catalogLineItems: [{ catalogReference: mug.line(1).catalogReference, quantity: 1 }],
      shippingInfo: { code: 'in-person', cost: { price: { amount: '0' } } },
    };
    const { ctx, call } = german.staff();
    const created = expectAnswer(await call(draftOrders.createDraftOrder, { draftOrder }));
    const known = created.calculatedDraftOrder?.draftOrder;
    expect(known?.shippingInfo?.shippingInfo).toMatchObject({ code: 'in-person', title: 'In person' });
    const { createdOrder } = expectAnswer(await call(draftOrders.createOrderFromDraft, { draftOrderId: known?.id }));
    const read = { ...ctx, site: { ...german.site, language: 'de' } };
    const order = expectAnswer(await callChecked(read, orders.getOrder, { id: createdOrder?.id })).order;
    expect(order?.shippingInfo?.title).toBe('Persönliche Übergabe');
  });

  test('takes delivery at a price of its own, fees, exemptions and discounts within limits', async () => {
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
    const draftOrder = {
      catalogLineItems: [{ catalogReference: mug.line(1).catalogReference, quantity: 1, price: { amount: '8.00' } }],
      recipientInfo: ada,
      shippingInfo: { title: 'By bicycle', cost: { price: { amount: '3.00' } } },
      taxExempt: true,
    };
    const created = expectAnswer(await owner.call(draftOrders.createDraftOrder, { draftOrder }));
    const draft = created.calculatedDraftOrder?.draftOrder;
    expect(draft?.priceSummary).toMatchObject({
      subtotal: { amount: '8.00' },
      tax: { amount: '0.00' },
      total: { amount: '11.00' },
    });
    const draftOrderId = draft?.id ?? '';
    const lineItemId = draft?.lineItems?.[0]?.lineItem?.id;
    const discount = (more: object) =>
      owner.call(draftOrders.createCustomDiscounts, {
        draftOrderId,
        discounts: [{ priceAmount: { amount: '9.00' }, applyToDraftOrder: true, ...more }],
      });
    const onLine = { discountType: 'SPECIFIC_ITEMS', lineItemDiscounts: [{ id: lineItemId }] };
    expect(await discount(onLine)).toMatchObject({ code: 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS' });
    expect(await discount({ discountType: 'GLOBAL' })).toMatchObject({ code: 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS' });
    expect(await discount({ discountType: 'SHIPPING' })).toMatchObject({
      code: 'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL',
    });
    const free = expectAnswer(await discount({ discountType: 'SHIPPING', priceAmount: undefined, percentage: '100' }));
    expect(free.calculatedDraftOrder?.draftOrder?.priceSummary).toMatchObject({
      discount: { amount: '3.00' },
      total: { amount: '8.00' },
    });
    expect(await discount({ discountType: 'SPECIFIC_ITEMS', lineItemDiscounts: [{ id: draftOrderId }] })).toMatchObject(
      {
        code: 'LINE_ITEM_NOT_FOUND',
      },
    );
    const taxed = expectAnswer(await owner.call(draftOrders.setTaxExemption, { draftOrderId, taxExempt: false }));
    expect(Number(taxed.calculatedDraftOrder?.draftOrder?.priceSummary?.tax?.amount)).toBeGreaterThan(0);
  });
});

test('changes that a program calculated are applied once, if they add up', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
  const { id, lines } = await placeOrder(shop, [mug.line(2)]);
  const before = await orderOf(id);
  const draftOrderId = '11111111-1111-4111-8111-111111111111';
  const amount = (value: string) => ({ amount: value });
  const line = {
    quantity: 1,
    price: amount('10.00'),
    totalPriceBeforeTax: amount('10.00'),
    totalPriceAfterTax: amount('11.90'),
    taxInfo: { taxAmount: amount('1.90'), taxRate: '0.19' },
  };
  const changes = (total: string) => ({
    lineItems: [{ lineItemId: lines[0], changedDetails: { quantityBeforeChange: 2 }, lineItem: line }],
    priceSummary: { subtotal: amount('10.00'), tax: amount('2.83'), total: amount(total) },
  });
  const send = (total: string) =>
    owner.call(orders.commitDeltas, {
      ...{ id, draftOrderId, changes: changes(total) },
      commitSettings: { inventoryUpdates: [{ actionType: 'RESTOCK', lineItemId: lines[0], quantityChange: 1 }] },
    });
  expect(before?.priceSummary?.total?.amount).toBe('29.63');
  expect(await send('17.00')).toMatchObject({
    code: 'ORDER_CANNOT_BE_EDITED',
    data: { reasons: ['AMOUNTS_DO_NOT_ADD_UP'] },
  });
  const first = expectAnswer(await send('17.73')).order;
  expect(first).toMatchObject({ priceSummary: { total: { amount: '17.73' } }, lineItems: [{ quantity: 1 }] });
  expect(expectAnswer(await send('17.73')).order?.activities?.length).toBe(first?.activities?.length);
  expect(await shop.stockOf(mug.id)).toBe(8);
  expect(await allowed(id)).toEqual([]);
});
