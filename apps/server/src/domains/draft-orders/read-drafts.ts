import type { draftOrders } from '@stoa/contract';
import { holdsConnection, readSite } from '../../platform/db/index.ts';
import { compileQuery, toCursorPage } from '../../platform/query/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { calculate, readDraft } from './change-draft.ts';
import { draftsQueryable, queryDraftRows } from './drafts.store.ts';

type Service = typeof draftOrders;

/** A draft at the prices of now; one that was committed as it was then. */
export const getDraftOrder: UseCase<Service['getDraftOrder']> = async (ctx, { draftOrderId }) => {
  const known = await readDraft(ctx, draftOrderId);
  if (isRefusal(known)) return known;
  const { draft, base } = known;
  // the activity log reads a draft within the transaction that changes it, where nothing is calculated
  if (draft.status === 'COMMITTED' || holdsConnection())
    return { calculatedDraftOrder: { draftOrder: draft.seen, shippingOptions: [], calculationErrors: {} } };
  const calculated = await calculate(ctx, draft, base);
  return isRefusal(calculated) ? calculated : { calculatedDraftOrder: calculated.wire };
};

/** Drafts that match a filter, latest first, as they were calculated last. */
export const queryDraftOrders: UseCase<Service['queryDraftOrders']> = async (ctx, { query: asked }) => {
  const query = compileQuery(asked, draftsQueryable, {
    secret: ctx.cursorSecret,
    scope: `draft orders ${ctx.siteId}`,
    path: 'query',
  });
  if (!query.ok) return { refused: 'invalid', violations: query.violations };
  const found = await readSite(ctx, (tx) => queryDraftRows(tx, query.value, ctx.now()));
  const { rows, pagingMetadata } = toCursorPage(query.value, found);
  return { draftOrders: rows.map(({ draft }) => draft), pagingMetadata };
};
