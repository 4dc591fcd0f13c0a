// Changes of the coming cycles of subscriptions, and what the next orders contain and cost by them.
import {
  draftSubscriptionContracts as drafts,
  orders,
  subscriptionContracts,
  subscriptions,
  tags,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { addSubscription, subscribe } from '@stoa/server/testing/subscriptions';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobTask } from '../../../platform/jobs/index.ts';
import { contractsFollowOrders } from '../follow-orders.ts';
import { renewSubscription } from '../renew.ts';
import { tagDrafts } from './tag-drafts.ts';

const database = await openTestDatabase();
let shop: Shop;
let owner: ReturnType<Shop['staff']>;
let contractId: string;
let coffee: Awaited<ReturnType<typeof addSubscription>>;
beforeEach(async () => {
  shop = await openShop(database);
  owner = shop.staff();
  coffee = await addSubscription(shop);
  contractId = (await subscribe(shop, coffee.line(1))).id;
});

async function go(date: string): Promise<void> {
  shop.clock.now = new Date(`${date}T10:00:00.000Z`);
  await doDueWork(owner.ctx, [renewSubscription]);
  await handOnEvents(owner.ctx, [contractsFollowOrders]);
}

const all = (nextCycleNumber: number) => ({ contractTarget: { nextCycleNumber } });
const only = (cycleNumber: number) => ({ cycleTarget: { cycleNumber } });

async function begin(target: object, by = owner) {
  const answer = expectAnswer(
    await by.call(drafts.createDraftSubscriptionContract, { subscriptionContractId: contractId, target }),
  );
  const draft = answer.calculatedDraftSubscriptionContract?.draftSubscriptionContract;
  return { id: draft?.id ?? '', lineItemId: draft?.lineItems?.[0]?.lineItem?.id ?? '', draft };
}

const change = (draftSubscriptionContractId: string, lineItemChanges: object[]) =>
  owner.call(drafts.updateLineItems, { draftSubscriptionContractId, lineItemChanges });
const commit = (draftSubscriptionContractId: string, by = owner) =>
  by.call(drafts.commitDraftSubscriptionContract, { draftSubscriptionContractId });

/** The latest order. */
async function lastOrder() {
  const { cycles = [] } = expectAnswer(await owner.call(subscriptions.getSubscription, { subscriptionId: contractId }));
  const { order } = expectAnswer(await owner.call(orders.getOrder, { id: cycles[0]?.orderId }));
  return { count: cycles.length, order };
}

describe('changes of all coming cycles', () => {
  test('are what each further order contains and costs', async () => {
    const { id, lineItemId, draft } = await begin(all(2));
    expect(draft).toMatchObject({
      status: 'DRAFT',
      subscriptionContractId: contractId,
      target: all(2),
      lineItems: [{ changeType: 'EMPTY', lineItem: { quantity: 1 } }],
      priceSummary: { subtotal: { amount: '9.00' } },
      shippingDetails: { changeType: 'EMPTY' },
    });
    const changed = expectAnswer(await change(id, [{ lineItemId, newQuantity: 3, newPrice: '8.00' }]));
    expect(changed.calculatedDraftSubscriptionContract?.draftSubscriptionContract).toMatchObject({
      lineItems: [
        {
          changeType: 'CHANGED',
          changed: { quantityBeforeChange: 1, priceBeforeChange: { amount: '9.00' } },
          lineItem: { quantity: 3 },
        },
      ],
      priceSummary: { subtotal: { amount: '24.00' } },
    });
    const added = expectAnswer(
      await owner.call(drafts.addLineItems, {
        draftSubscriptionContractId: id,
        customLineItems: [
          {
            productName: { original: 'Gift card' },
            price: { amount: '1.50' },
            quantity: 1,
            itemType: { preset: 'SERVICE' },
            externalLineItemId: 'card-1',
          },
        ],
      }),
    );
    const total = added.calculatedDraftSubscriptionContract?.draftSubscriptionContract?.priceSummary?.total?.amount;
    const committed = expectAnswer(await commit(id)).calculatedDraftSubscriptionContract?.draftSubscriptionContract;
    expect(committed).toMatchObject({ status: 'COMMITTED', priceSummary: { subtotal: { amount: '25.50' } } });
    expect(await commit(id)).toMatchObject({ code: 'ALREADY_COMMITTED' });
    const { subscriptionContract } = expectAnswer(
      await owner.call(subscriptionContracts.getSubscriptionContract, { subscriptionContractId: contractId }),
    );
    expect(subscriptionContract).toMatchObject({
      priceSummary: { total: { amount: total } },
      activities: [{ activityType: 'CHANGES_APPLIED' }],
    });
    for (const [at, count] of [
      ['2026-04-02', 2],
      ['2026-05-02', 3],
    ] as const) {
      await go(at);
      const { count: orderCount, order } = await lastOrder();
      expect(orderCount).toBe(count);
      expect(order).toMatchObject({ paymentStatus: 'PAID', priceSummary: { total: { amount: total } } });
      expect(order?.lineItems?.map(({ quantity }) => quantity)).toEqual([3, 1]);
    }
    expect(await shop.stockOf(coffee.id)).toBe(93);
  });

  test('go to another address, in a way of their own, at a price of its own', async () => {
    const { id } = await begin(all(2));
    const recipientInfo = {
      address: { country: 'DE', city: 'Bremen', postalCode: '28195', addressLine: 'Am Markt 1' },
      contactDetails: { firstName: 'Grace', lastName: 'Hopper' },
    };
    expectAnswer(await owner.call(drafts.setRecipientInfo, { draftSubscriptionContractId: id, recipientInfo }));
    const shippingInfo = { title: 'By bike', cost: { price: { amount: '1.25' } } };
    const set = expectAnswer(
      await owner.call(drafts.setShippingInfo, { draftSubscriptionContractId: id, shippingInfo }),
    );
    expect(set.calculatedDraftSubscriptionContract?.draftSubscriptionContract).toMatchObject({
      recipientDetails: { changeType: 'CHANGED', recipientInfo: { address: { city: 'Bremen' } } },
      shippingDetails: { changeType: 'CHANGED', shippingInfo: { title: 'By bike' } },
      priceSummary: { shipping: { amount: '1.25' } },
    });
    expectAnswer(await commit(id));
    for (const at of ['2026-04-02', '2026-05-02']) {
      await go(at);
      expect((await lastOrder()).order).toMatchObject({
        shippingInfo: {
          title: 'By bike',
          logistics: { shippingDestination: { address: { city: 'Bremen' }, contactDetails: { firstName: 'Grace' } } },
        },
        priceSummary: { shipping: { amount: '1.25' } },
      });
    }
  });

  test('replace what was agreed for single cycles', async () => {
    const one = await begin(only(2));
    expectAnswer(await change(one.id, [{ lineItemId: one.lineItemId, newQuantity: 5 }]));
    expectAnswer(await commit(one.id));
    const every = await begin(all(2));
    expectAnswer(await change(every.id, [{ lineItemId: every.lineItemId, newQuantity: 2 }]));
    expectAnswer(await commit(every.id));
    await go('2026-04-02');
    expect((await lastOrder()).order?.lineItems?.[0]?.quantity).toBe(2);
  });
});

test('changes of one cycle are for that one alone, which can cost nothing', async () => {
  const { id, lineItemId } = await begin(only(3));
  expectAnswer(await change(id, [{ lineItemId, newQuantity: 2, newPrice: '0' }]));
  expectAnswer(
    await owner.call(drafts.setShippingInfo, {
      draftSubscriptionContractId: id,
      shippingInfo: { title: 'On us', cost: { price: { amount: '0' } } },
    }),
  );
  expectAnswer(await commit(id));
  const totals: unknown[] = [];
  for (const at of ['2026-04-02', '2026-05-02', '2026-06-02']) {
    await go(at);
    const { order } = await lastOrder();
    totals.push([order?.lineItems?.[0]?.quantity, order?.priceSummary?.subtotal?.amount, order?.status]);
  }
  expect(totals).toEqual([
    [1, '9.00', 'APPROVED'],
    [2, '0.00', 'APPROVED'],
    [1, '9.00', 'APPROVED'],
  ]);
  expect((await lastOrder()).count).toBe(4);
  expect(await shop.stockOf(coffee.id)).toBe(95);
});

test('what a draft would do is refused where it cannot be', async () => {
  const { id, lineItemId } = await begin(all(2));
  expect(await commit(id)).toMatchObject({ code: 'NO_CHANGES_TO_COMMIT' });
  expect(await change(id, [{ lineItemId: coffee.id, newQuantity: 1 }])).toMatchObject({ code: 'LINE_ITEM_NOT_FOUND' });
  expect(await change(id, [{ lineItemId }])).toMatchObject({
    violations: [{ ruleName: 'NO_CHANGES_FOR_LINE_ITEM' }],
  });
  const twice = { lineItemId, newQuantity: 1 };
  expect(await change(id, [twice, twice])).toMatchObject({
    violations: [{ ruleName: 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM' }],
  });
  expectAnswer(await change(id, [{ lineItemId, newQuantity: 0 }]));
  expect(await change(id, [{ lineItemId, newQuantity: 2 }])).toMatchObject({ code: 'LINE_ITEM_IS_REMOVED' });
  expect(await commit(id)).toMatchObject({ code: 'NO_SUBSCRIPTION_LINE_ITEMS_AFTER_COMMIT' });
  expectAnswer(await owner.call(drafts.deleteDraftSubscriptionContract, { draftSubscriptionContractId: id }));
  expect(await commit(id)).toMatchObject({ code: 'DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND' });

  const next = await begin(all(2));
  const noWhere = { draftSubscriptionContractId: next.id, recipientInfo: {} };
  expectAnswer(await owner.call(drafts.setRecipientInfo, noWhere));
  expect(await commit(next.id)).toMatchObject({ code: 'SHIPPING_ADDRESS_REQUIRED' });
  const abroad = { draftSubscriptionContractId: next.id, recipientInfo: { address: { country: 'AQ' } } };
  expectAnswer(await owner.call(drafts.setRecipientInfo, abroad));
  expect(await commit(next.id)).toMatchObject({ code: 'CALCULATION_ERROR' });
});

test('a subscription is changed by one draft, of one person, at a time', async () => {
  const asked = { subscriptionContractId: contractId };
  expect(expectAnswer(await owner.call(drafts.getSubscriptionContractDraftability, asked))).toMatchObject({
    draftable: true,
    nonDraftableReasons: [],
    currentCycle: 1,
  });
  const { id } = await begin(all(2));
  expect((await begin(all(2))).id).toBe(id);
  const create = (target: object, by = owner) => by.call(drafts.createDraftSubscriptionContract, { ...asked, target });
  expect(await create(only(2))).toMatchObject({
    code: 'DRAFT_ALREADY_EXISTS_FOR_ANOTHER_TARGET',
    data: { draftId: id },
  });
  expect(await create(only(1))).toMatchObject({ code: 'CYCLE_ALREADY_STARTED', data: { currentCycle: 1 } });
  expect(await create(all(3))).toMatchObject({ refused: 'invalid' });
  const other = shop.staff();
  expect(await create(all(2), other)).toMatchObject({
    code: 'SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE',
    data: { nonDraftableReasons: [{ reason: 'DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER' }] },
  });
  expect(await commit(id, other)).toMatchObject({ code: 'DRAFT_BELONGS_TO_ANOTHER_OWNER' });
  // what was begun for a cycle that has begun since makes room
  await go('2026-04-02');
  expect((await begin(all(3))).id).not.toBe(id);
  expectAnswer(await owner.call(subscriptions.cancelSubscription, { subscriptionId: contractId, when: 'NOW' }));
  expect(expectAnswer(await owner.call(drafts.getSubscriptionContractDraftability, asked))).toMatchObject({
    draftable: false,
    nonDraftableReasons: [{ reason: 'UNSUPPORTED_STATUS' }],
  });
});

test('drafts are found, and tagged by their ids and by a filter', async () => {
  const { id } = await begin(all(2));
  const names = ['urgent', 'later'];
  const tagIds = [];
  for (const name of names) {
    const fqdn = 'wix.ecom.draft_subscription_contracts.v1.draft_subscription_contract';
    const { tag } = expectAnswer(await owner.call(tags.createTag, { tag: { name, fqdn, exposure: 'PRIVATE' } }));
    tagIds.push(tag?.id ?? '');
  }
  const [urgent, later] = tagIds;
  const assign = (tagId?: string) => ({ privateTags: { tagIds: [tagId ?? ''] } });
  const update = (draftSubscriptionContractIds: string[], assignTags: object) =>
    owner.call(drafts.bulkUpdateDraftSubscriptionContractTags, { draftSubscriptionContractIds, assignTags });
  expect(await update([id], {})).toMatchObject({ code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' });
  expect(expectAnswer(await update([id, contractId], assign(urgent)))).toMatchObject({
    results: [{ itemMetadata: { success: true } }, { itemMetadata: { success: false } }],
    bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
  });
  expectAnswer(
    await owner.call(drafts.bulkUpdateDraftSubscriptionContractTagsByFilter, {
      filter: { subscriptionContractId: contractId },
      assignTags: assign(later),
      unassignTags: assign(urgent),
    }),
  );
  await doDueWork(owner.ctx, [jobTask(tagDrafts)]);
  const query = (filter: object) => owner.call(drafts.queryDraftSubscriptionContracts, { query: { filter } });
  const { draftSubscriptionContracts } = expectAnswer(await query({ status: 'DRAFT' }));
  expect(draftSubscriptionContracts).toMatchObject([{ id, tags: { privateTags: { tagIds: [later] } } }]);
  expect(expectAnswer(await query({ status: 'COMMITTED' })).draftSubscriptionContracts).toEqual([]);
});
