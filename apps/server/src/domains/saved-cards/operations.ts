import { savedPaymentMethods } from '@stoa/contract';
import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isGuid, NIL_ID } from '../../platform/ids.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import { serve, type UseCase } from '../../use-case.ts';
import {
  deleteSavedCard,
  findSavedCard,
  forgetLater,
  listSavedCards,
  preferSavedCard,
  type SavedCard,
  updateSavedCard,
} from '../payments/index.ts';
import { needsCard } from '../subscriptions/index.ts';
import { CARD_TYPE, usableAccountOf, viewSavedCard } from './view-card.ts';

type Service = typeof savedPaymentMethods;

const PAGE = 50;

/** Whether the caller works for the shop, and so is not limited to cards of their own. */
const isOfShop = ({ caller }: Context): boolean => caller.kind === 'staff' || caller.kind === 'app';

/** A card of the calling member, or any for staff; for others it does not exist. */
async function findOwn(ctx: Context, tx: Tx, id: string, how: { lock?: boolean } = {}): Promise<SavedCard | Refusal> {
  const card = await findSavedCard(tx, id.toLowerCase(), how);
  const isSeen = card && (isOfShop(ctx) || card.memberId === ownerOf(ctx.caller));
  return isSeen ? card : refuse('SAVED_PAYMENT_METHOD_NOT_FOUND');
}

const getSavedPaymentMethod: UseCase<Service['getSavedPaymentMethod']> = async (ctx, { savedPaymentMethodId }) => {
  const usable = await usableAccountOf(ctx);
  const card = await readSite(ctx, (tx) => findOwn(ctx, tx, savedPaymentMethodId));
  return isRefusal(card) ? card : { savedPaymentMethod: viewSavedCard(card, usable) };
};

const listSavedPaymentMethods: UseCase<Service['listSavedPaymentMethods']> = async (
  ctx,
  { siteMemberId = null, paymentMethodTypeId, merchantUseAllowed = null, paging },
) => {
  const offset = offsetIn(ctx, paging?.cursor);
  if (isRefusal(offset)) return offset;
  const usable = await usableAccountOf(ctx);
  return readSite(ctx, async (tx) => {
    const limit = paging?.limit ?? PAGE;
    const memberId = isOfShop(ctx) ? siteMemberId : (ownerOf(ctx.caller) ?? NIL_ID);
    const isNobody = memberId !== null && !isGuid(memberId);
    const isOtherType = paymentMethodTypeId && paymentMethodTypeId !== CARD_TYPE;
    const found =
      isNobody || isOtherType
        ? []
        : await listSavedCards(tx, { memberId, merchantUseAllowed }, { limit: limit + 1, offset });
    const cards = found.slice(0, limit);
    const hasNext = found.length > limit;
    return {
      savedPaymentMethods: cards.map((card) => viewSavedCard(card, usable)),
      pagingMetadata: {
        count: cards.length,
        hasNext,
        cursors: { next: hasNext ? cursorAt(ctx, offset + limit) : null },
      },
    };
  });
};

const scopeOf = ({ siteId }: Context): string => `saved cards ${siteId}`;

const cursorAt = (ctx: Context, offset: number): string => seal({ offset }, ctx.cursorSecret, scopeOf(ctx));

/** Where the page of a cursor begins. */
function offsetIn(ctx: Context, cursor: string | null | undefined): number | Refusal {
  if (!cursor) return 0;
  const opened = unseal(cursor, ctx.cursorSecret, scopeOf(ctx)) as { offset: number } | undefined;
  const description = 'Cursor is not valid here; start again without it';
  return opened?.offset ?? invalid({ field: 'paging.cursor', description, violatedRule: 'FORMAT' });
}

const updateSavedPaymentMethod: UseCase<Service['updateSavedPaymentMethod']> = async (
  ctx,
  { savedPaymentMethod: sent },
) => {
  const usable = await usableAccountOf(ctx);
  return withSite(ctx, async (tx) => {
    const card = await findOwn(ctx, tx, sent.id, { lock: true });
    if (isRefusal(card)) return card;
    const { cardInfo } = sent.paymentMethod ?? {};
    const changed: SavedCard = {
      ...card,
      revision: sent.revision,
      ...(cardInfo?.cardholderName !== undefined && { cardholderName: cardInfo.cardholderName }),
      ...(sent.merchantUseAllowed !== undefined && { merchantUseAllowed: sent.merchantUseAllowed ?? false }),
    };
    if (!(await updateSavedCard(tx, changed, ctx.now()))) return refuse('INVALID_REVISION');
    return { savedPaymentMethod: viewSavedCard((await findSavedCard(tx, card.id)) ?? changed, usable) };
  });
};

const markSavedPaymentMethodPrimary: UseCase<Service['markSavedPaymentMethodPrimary']> = (
  ctx,
  { savedPaymentMethodId },
) =>
  withSite(ctx, async (tx) => {
    const card = await findOwn(ctx, tx, savedPaymentMethodId, { lock: true });
    if (isRefusal(card)) return card;
    await preferSavedCard(tx, card.id, ctx.now());
    return {};
  });

/** Removes a card here, and at its provider a moment later; not while a subscription is charged to it. */
const deleteSavedPaymentMethod: UseCase<Service['deleteSavedPaymentMethod']> = (ctx, { savedPaymentMethodId }) =>
  withSite(ctx, async (tx) => {
    const card = await findOwn(ctx, tx, savedPaymentMethodId, { lock: true });
    if (isRefusal(card)) return card;
    if (await needsCard(tx, card.id)) return refuse('SAVED_PAYMENT_METHOD_IN_USE');
    await deleteSavedCard(tx, card.id);
    forgetLater(ctx, tx, card);
    return {};
  });

export const served = serve(savedPaymentMethods, {
  getSavedPaymentMethod,
  listSavedPaymentMethods,
  updateSavedPaymentMethod,
  markSavedPaymentMethodPrimary,
  deleteSavedPaymentMethod,
});
