import type { giftCards } from '@stoa/contract';
import { formatAmount } from '@stoa/money';
import { type Context, contextIn } from '../../context.ts';
import { sendLetter } from '../../letters.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, notFound, refuse } from '../../platform/refusal.ts';
import { cancel, schedule, type Task } from '../../platform/tasks/index.ts';
import type { UseCase } from '../../use-case.ts';
import { type GiftCard, refuseUnusable, statusOf } from './gift-card.ts';
import { viewIssuedCard } from './gift-card-view.ts';
import { findGiftCard, saveGiftCard } from './gift-cards.store.ts';
import { giftCardLetter } from './letters/gift-card.ts';

type Input = { giftCardId: string };

/** Sends the code of a card to its recipient on the day of its delivery. */
export const giftCardMail = {
  name: 'gift card',
  lane: 'database',
  async handle(ctx: Context, tx: Tx, { giftCardId }: Input) {
    const card = await findGiftCard(tx, { id: giftCardId }, { lock: true });
    // it may have lost its recipient, or been blocked
    if (card?.recipient && statusOf(card, ctx.now()) === 'VALID') await sendCard(ctx, tx, card);
  },
} satisfies Task<Context, Input>;

/** Schedules the mail to the recipient of a card, in place of one that was scheduled before. */
export function scheduleMail(tx: Tx, { id, recipient, sentDate, deliveryDate }: GiftCard): void {
  cancel(tx, giftCardMail, id);
  if (!recipient || sentDate !== null) return;
  schedule(tx, giftCardMail, {
    key: id,
    ...(deliveryDate ? { at: new Date(deliveryDate) } : {}),
    input: { giftCardId: id },
  });
}

/** Sends the code of a card, now or again. */
export const sendGiftCard: UseCase<typeof giftCards.sendGiftCard> = (ctx, { giftCardId }) =>
  withSite(ctx, async (tx) => {
    const card = await findGiftCard(tx, { id: giftCardId }, { lock: true });
    if (!card) return notFound('there is no such gift card');
    if (!card.recipient) return refuse('GIFT_CARD_HAS_NO_RECIPIENT');
    const unusable = refuseUnusable(card, ctx.now()) ?? (card.balance === 0 ? refuse('GIFT_CARD_IS_EMPTY') : null);
    if (isRefusal(unusable)) return unusable;
    cancel(tx, giftCardMail, card.id);
    return { giftCard: viewIssuedCard(await sendCard(ctx, tx, card), ctx.now()) };
  });

/** Queues the mail with the code of a locked card, and notes when. */
async function sendCard(ctx: Context, tx: Tx, card: GiftCard): Promise<GiftCard> {
  const { code, balance, currency, recipient, senderName, message, expirationDate } = card;
  const seen = contextIn(ctx, card.language);
  sendLetter(
    tx,
    giftCardLetter,
    { to: recipient?.email ?? '', from: seen.site, about: { kind: 'GIFT_CARD', id: card.id } },
    {
      ...{ code, senderName, message, expirationDate },
      amount: formatAmount(balance, currency, seen.site.language),
      name: recipient?.name ?? '',
      url: seen.addresses.pages,
    },
  );
  return saveGiftCard(tx, { ...card, sentDate: ctx.now().toISOString() }, ctx.now());
}
