import type { draftSubscriptionContracts, Response } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { authorOf } from '../../draft-orders/index.ts';
import { isGiftCard, type Line } from '../../purchase/index.ts';
import { type Contract, isLastCycle } from '../contract.ts';
import { findContract } from '../contracts.store.ts';
import type { Draft } from './draft.ts';
import { findOpenDraft } from './drafts.store.ts';

type Operation = typeof draftSubscriptionContracts.getSubscriptionContractDraftability;
type Reason = NonNullable<Response<Operation>['nonDraftableReasons']>[number];

const CHANNELS = new Set(['WEB', 'POS', 'BACKOFFICE_MERCHANT', 'WIX_APP_STORE']);

/** The cycle that a subscription is in. */
export const currentCycleOf = ({ nextCycle }: Pick<Contract, 'nextCycle'>): number => nextCycle - 1;

/** Why the coming cycles of a contract cannot be changed by the caller; none if they can. */
export function reasonsNotToDraft(ctx: Context, contract: Contract | null, open: Draft | null): Reason[] {
  if (!contract) return [{ reason: 'SUBSCRIPTION_CONTRACT_NOT_FOUND' }];
  const { status, order, failedAttempts } = contract;
  const { site } = ctx;
  const isOthers = open !== null && open.author !== authorOf(ctx) && open.target.cycle > currentCycleOf(contract);
  const reasons: Partial<Record<NonNullable<Reason['reason']>, boolean>> = {
    UNSUPPORTED_STATUS: status !== 'ACTIVE' && status !== 'PAUSED',
    LAST_CYCLE: isLastCycle(contract),
    GRACE_PERIOD: failedAttempts > 0,
    UNSUPPORTED_CHANNEL_TYPE: !CHANNELS.has(order.channelType),
    CURRENCY_MISMATCH: order.currency !== site.currency,
    WEIGHT_UNIT_MISMATCH: order.weightUnit !== site.settings.weightUnit,
    UNSUPPORTED_CATALOG: order.lines.some((line) => isGiftCard(line)),
    MULTIPLE_CATALOGS: countCatalogs(ctx, order.lines) > 1,
  };
  return [
    ...(Object.keys(reasons) as (keyof typeof reasons)[])
      .filter((reason) => reasons[reason])
      .map((reason) => ({ reason })),
    ...(isOthers
      ? [
          {
            reason: 'DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER' as const,
            draftAlreadyExistsForAnotherOwner: { draftId: open.id, owner: open.createdBy },
          },
        ]
      : []),
  ];
}

/** How many catalogues items are from; one can have several names. */
export const countCatalogs = ({ itemSources }: Pick<Context, 'itemSources'>, lines: readonly Line[]): number =>
  new Set(lines.flatMap(({ reference }) => (reference ? [itemSources.find(({ isOf }) => isOf(reference.appId))] : [])))
    .size;

export const getSubscriptionContractDraftability: UseCase<Operation> = (ctx, { subscriptionContractId }) =>
  readSite(ctx, async (tx) => {
    const contract = await findContract(tx, subscriptionContractId.toLowerCase());
    const open = contract && (await findOpenDraft(tx, contract.id, ctx.now()));
    const nonDraftableReasons = reasonsNotToDraft(ctx, contract, open);
    const draftable = nonDraftableReasons.length === 0;
    return { draftable, nonDraftableReasons, ...(contract && { currentCycle: currentCycleOf(contract) }) };
  });
