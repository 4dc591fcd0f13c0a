import type { Response, subscriptionContracts, subscriptions } from '@stoa/contract';
import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { compileQuery, toCursorPage } from '../../platform/query/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findOrders } from '../orders/index.ts';
import type { Contract } from './contract.ts';
import { viewContract, viewCycle, viewSubscription } from './contract-view.ts';
import { contractsQueryable, findContract, findContractsOf, findCycles, queryContracts } from './contracts.store.ts';
import { findOwn } from './find-own.ts';

type Service = typeof subscriptions;
type Contracts = typeof subscriptionContracts;

export const getSubscription: UseCase<Service['getSubscription']> = (ctx, asked) =>
  readSite(ctx, async (tx) => {
    const contract = await findOwn(ctx, tx, asked, { permission: 'ECOM.SUBSCRIPTION_CONTRACT_READ' });
    if (isRefusal(contract)) return contract;
    const cycles = await findCycles(tx, contract.id);
    const orders = new Map(
      (
        await findOrders(
          tx,
          cycles.map((each) => each.orderId),
        )
      ).map((order) => [order.id, order]),
    );
    return {
      subscription: viewSubscription(ctx, contract),
      cycles: cycles.flatMap(({ cycle, orderId }) => {
        const order = orders.get(orderId);
        // an attempt that failed is no order
        return order?.purchasedDate ? [viewCycle(ctx, cycle, order)] : [];
      }),
    };
  });

export const listMySubscriptions: UseCase<Service['listMySubscriptions']> = (ctx) =>
  readSite(ctx, async (tx) => {
    const own = await findContractsOf(tx, ownerOf(ctx.caller) ?? '');
    return { subscriptions: own.map((contract) => viewSubscription(ctx, contract)) };
  });

export const querySubscriptions: UseCase<Service['querySubscriptions']> = async (ctx, { query }) => {
  const found = await queried(ctx, query ?? {});
  if (isRefusal(found)) return found;
  const { contracts, pagingMetadata } = found;
  return { subscriptions: contracts.map((contract) => viewSubscription(ctx, contract)), pagingMetadata };
};

export const getSubscriptionContract: UseCase<Contracts['getSubscriptionContract']> = (
  ctx,
  { subscriptionContractId },
) =>
  readSite(ctx, async (tx) => {
    const contract = await findContract(tx, subscriptionContractId.toLowerCase());
    return contract ? { subscriptionContract: viewContract(ctx, contract) } : refuse('SUBSCRIPTION_CONTRACT_NOT_FOUND');
  });

export const querySubscriptionContracts: UseCase<Contracts['querySubscriptionContracts']> = async (ctx, { query }) => {
  const found = await queried(ctx, query ?? {});
  if (isRefusal(found)) return found;
  const { contracts, pagingMetadata } = found;
  return { subscriptionContracts: contracts.map((contract) => viewContract(ctx, contract)), pagingMetadata };
};

type Metadata = NonNullable<Response<Service['querySubscriptions']>['pagingMetadata']>;

async function queried(
  ctx: Context,
  asked: Parameters<typeof compileQuery>[0],
): Promise<{ contracts: Contract[]; pagingMetadata: Metadata } | Refusal> {
  const scope = `subscriptions ${ctx.siteId}`;
  const query = compileQuery(asked, contractsQueryable, { secret: ctx.cursorSecret, scope, path: 'query' });
  if (!query.ok) return { refused: 'invalid', violations: query.violations };
  const found = await readSite(ctx, (tx) => queryContracts(tx, query.value));
  const { rows, pagingMetadata } = toCursorPage(query.value, found);
  return { contracts: rows.map(({ contract }) => contract), pagingMetadata };
}
