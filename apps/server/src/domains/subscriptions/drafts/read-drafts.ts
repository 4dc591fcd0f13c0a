import type { draftSubscriptionContracts } from '@stoa/contract';
import { holdsConnection, readSite, withSite } from '../../../platform/db/index.ts';
import { compileQuery, toCursorPage } from '../../../platform/query/index.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { calculate, readDraft } from './change-draft.ts';
import { viewSeen } from './draft.ts';
import { viewCalculated } from './draft-view.ts';
import { deleteDraft, draftsQueryable, queryDraftRows } from './drafts.store.ts';

type Service = typeof draftSubscriptionContracts;

/** A draft at the prices of now; one that was committed as it was then. */
export const getDraftSubscriptionContract: UseCase<Service['getDraftSubscriptionContract']> = async (
  ctx,
  { draftSubscriptionContractId },
) => {
  const known = await readDraft(ctx, draftSubscriptionContractId);
  if (isRefusal(known)) return known;
  const { draft, contract } = known;
  // the activity log reads a draft within the transaction that changes it, where nothing is calculated
  if (draft.status === 'COMMITTED' || holdsConnection())
    return {
      calculatedDraftSubscriptionContract: { draftSubscriptionContract: viewSeen(draft), calculationErrors: {} },
    };
  const calculated = await calculate(ctx, draft, contract);
  return { calculatedDraftSubscriptionContract: viewCalculated(calculated.draft, calculated.priced) };
};

export const deleteDraftSubscriptionContract: UseCase<Service['deleteDraftSubscriptionContract']> = (
  ctx,
  { draftSubscriptionContractId },
) =>
  withSite(ctx, async (tx) => {
    const isDeleted = await deleteDraft(tx, draftSubscriptionContractId.toLowerCase(), ctx.now());
    return isDeleted ? {} : refuse('DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND');
  });

/** Drafts that match a filter, latest first, as they were calculated last. */
export const queryDraftSubscriptionContracts: UseCase<Service['queryDraftSubscriptionContracts']> = async (
  ctx,
  { query: asked },
) => {
  const query = compileQuery(asked, draftsQueryable, {
    secret: ctx.cursorSecret,
    scope: `subscription drafts ${ctx.siteId}`,
    path: 'query',
  });
  if (!query.ok) return { refused: 'invalid', violations: query.violations };
  const found = await readSite(ctx, (tx) => queryDraftRows(tx, query.value, ctx.now()));
  const { rows, pagingMetadata } = toCursorPage(query.value, found);
  return { draftSubscriptionContracts: rows.map(({ draft }) => viewSeen(draft)), pagingMetadata };
};
