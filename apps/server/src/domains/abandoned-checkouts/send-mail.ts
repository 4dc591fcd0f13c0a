import type { abandonedCheckoutAdministration } from '@stoa/contract';
import { type Context, contextIn } from '../../context.ts';
import { sendLetter } from '../../letters.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Task } from '../../platform/tasks/index.ts';
import type { UseCase } from '../../use-case.ts';
import { ABANDONED_AFTER_MS } from '../carts/index.ts';
import { type LockedCheckout, lockCheckout } from '../checkout/index.ts';
import { unwantedBy } from '../contacts/index.ts';
import { hasOrderedSince } from '../orders/index.ts';
import { viewPrice } from '../purchase/index.ts';
import { type AbandonedCheckout, contactDetailsOf, emailOf } from './abandoned-checkout.ts';
import { viewAbandoned } from './abandoned-checkout-view.ts';
import { findAbandoned, wasMailedSince } from './abandoned-checkouts.store.ts';
import { noteActivity } from './change-abandoned.ts';
import { isBeingPaid } from './is-being-paid.ts';
import { abandonedCheckoutLetter } from './letters/abandoned-checkout.ts';
import { unsubscribeUrlOf } from './mail-link.ts';
import { MAIL_TASK, type MailInput, planSecondMail } from './plan-mails.ts';
import { noSuchCheckout } from './read-abandoned.ts';
import { linkBackTo } from './restore.ts';
import { mailSettings } from './settings.store.ts';

/** Nobody is reminded twice within this time, however many checkouts they leave: anyone can enter any address. */
const REST_MS = 24 * 60 * 60_000;

/**
 * Sends a planned mail about an abandoned checkout. What has changed since it was planned is looked at just before, under the
 * locks that placing an order takes: the buyer may have bought it, or something else, or asked for no more mails.
 */
export const recoveryMail = {
  ...MAIL_TASK,
  run: (ctx: Context, { abandonedId, mail }: MailInput): Promise<Date | undefined> =>
    withSite(ctx, async (tx) => {
      const found = await lockAbandoned(tx, abandonedId);
      // sent already, by staff or before a crash
      if (found?.abandoned.status !== 'ABANDONED' || found.abandoned.mails >= mail) return undefined;
      const { abandoned, checkouts } = found;
      const settings = await mailSettings.read(tx);
      const back = comesBackAt(checkouts);
      if (back > ctx.now()) return back;
      const email = settings.enabled ? await addressToWrite(ctx, tx, found) : null;
      if (email === null || isRefusal(email))
        noteActivity(ctx, tx, abandoned, isUnwanted(email) ? 'EMAIL_NOT_SENT' : 'AUTOMATION_SKIPPED');
      else {
        send(ctx, tx, abandoned, email);
        if (mail === 1) planSecondMail(ctx, tx, abandoned, settings);
      }
      return undefined;
    }),
} satisfies Task<Context, MailInput>;

/** Reminds the buyer now, whatever the owner's rule says. */
export const sendRecoveryMail: UseCase<(typeof abandonedCheckoutAdministration)['sendRecoveryMail']> = (
  ctx,
  { abandonedCheckoutId },
) =>
  withSite(ctx, async (tx) => {
    const found = await lockAbandoned(tx, abandonedCheckoutId);
    if (!found) return noSuchCheckout;
    const email = await addressToWrite(ctx, tx, found);
    return isRefusal(email) ? email : { abandonedCheckout: viewAbandoned(ctx, send(ctx, tx, found.abandoned, email)) };
  });

type Found = { abandoned: AbandonedCheckout; checkouts: LockedCheckout[] };

/** An abandoned checkout, with the checkouts by which it can be bought, all locked in the order of locks. */
async function lockAbandoned(tx: Tx, id: string): Promise<Found | null> {
  const known = await findAbandoned(tx, id);
  if (!known) return null;
  const checkouts: LockedCheckout[] = [];
  for (const checkoutId of [known.checkoutId, known.restoredId]) {
    const checkout = checkoutId ? await lockCheckout(tx, checkoutId) : null;
    if (checkout) checkouts.push(checkout);
  }
  const abandoned = await findAbandoned(tx, id, { lock: true });
  return abandoned && { abandoned, checkouts };
}

/** When buyers who are at it again will have left again. */
const comesBackAt = (checkouts: readonly LockedCheckout[]): Date =>
  new Date(Math.max(0, ...checkouts.map(({ updatedDate }) => Date.parse(updatedDate) + ABANDONED_AFTER_MS)));

/** The address to write to, or why nobody is to be written to. */
async function addressToWrite(ctx: Context, tx: Tx, { abandoned, checkouts }: Found): Promise<string | Refusal> {
  const bought = refuse('ABANDONED_CHECKOUT_RECOVERED');
  if (abandoned.status !== 'ABANDONED' || checkouts.some(({ completed }) => completed)) return bought;
  for (const checkout of checkouts) if (await isBeingPaid(tx, checkout)) return bought;
  const email = emailOf(abandoned.checkout);
  if (!email) return refuse('ABANDONED_CHECKOUT_HAS_NO_EMAIL');
  const reason = await unwantedBy(tx, email);
  if (reason) return refuse(reason === 'BOUNCED' ? 'BUYER_ADDRESS_BOUNCED' : 'BUYER_UNSUBSCRIBED');
  if (await hasOrderedSince(tx, email, abandoned.checkout.createdDate)) return bought;
  const isRecent = await wasMailedSince(tx, email, new Date(ctx.now().getTime() - REST_MS));
  return isRecent ? refuse('RECOVERY_MAIL_SENT_RECENTLY') : email;
}

const isUnwanted = (refusal: Refusal | null): boolean =>
  refusal?.refused === 'code' && (refusal.code === 'BUYER_UNSUBSCRIBED' || refusal.code === 'BUYER_ADDRESS_BOUNCED');

/** Queues the mail, with the note that it was sent: both or neither. */
function send(ctx: Context, tx: Tx, abandoned: AbandonedCheckout, to: string): AbandonedCheckout {
  const { checkout, currency, mails } = abandoned;
  const seen = contextIn(ctx, checkout.language);
  const price = (amount: number) => viewPrice(amount, { currency, language: seen.site.language }).formattedAmount;
  sendLetter(
    tx,
    abandonedCheckoutLetter,
    { to, from: seen.site, about: { kind: 'ABANDONED_CHECKOUT', id: abandoned.id } },
    {
      name: contactDetailsOf(checkout)?.firstName ?? '',
      items: checkout.lines.map(({ item, quantity }, index) => ({
        title: item.translated?.productName ?? item.productName,
        quantity,
        amount: price(checkout.quote.priced.lines[index]?.linePriceAfterRules ?? 0),
      })),
      total: price(abandoned.total),
      isSecond: mails > 0,
      url: linkBackTo(ctx, abandoned),
      unsubscribeUrl: unsubscribeUrlOf(seen, abandoned.id),
    },
  );
  const sent = { ...abandoned, mails: mails + 1, mailedDate: ctx.now().toISOString() };
  return noteActivity(ctx, tx, sent, 'EMAIL_SENT');
}
