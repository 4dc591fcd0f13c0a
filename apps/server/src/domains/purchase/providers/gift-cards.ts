import type { Context, Providers } from '../../../context.ts';
import { inTime } from '../../../platform/in-time.ts';
import { askProviders } from './ask-providers.ts';
import type { ProvidedGiftCard, Redeemed, RedeemQuestion, VoidProblem } from './provider.ts';

export type GiftCardProvider = Providers['giftCards'][number];

type BalanceAnswer = { found: { appId: string; card: ProvidedGiftCard } | null; failed: string[] };

const LONGEST_ID = 50;
const LONGEST_TRANSACTION = 100;

/** The codes of gift cards that the wire knows: nobody is asked about others. */
const isCode = (code: string): boolean => code.length >= 8 && code.length <= 20;

/** Whose gift card has a code; the first of those that know it counts. */
export async function giftCardOf(
  ctx: Context,
  { code: typed, issuers = ctx.providers.giftCards }: { code: string; issuers?: readonly GiftCardProvider[] },
  patienceMs?: number,
): Promise<BalanceAnswer> {
  const code = typed.trim();
  if (!isCode(code)) return { found: null, failed: [] };
  const { answers, failed } = await askProviders(
    ctx,
    issuers,
    { ask: (issuer, signal) => issuer.balance(ctx, { code, signal }), read: (card) => card && readCard(card) },
    patienceMs,
  );
  const [found] = answers.flatMap(({ provider, answer }) => (answer ? [{ appId: provider.id, card: answer }] : []));
  return { found: found ?? null, failed };
}

/** The card of an answer. Throws unless it makes sense. */
function readCard(card: ProvidedGiftCard): ProvidedGiftCard {
  const { status, balance, currency, externalId } = card;
  if (!Number.isSafeInteger(balance) || balance < 0) throw new Error('a balance is a whole number of minor units');
  if (!/^[A-Z]{3}$/.test(currency)) throw new Error('a gift card has a currency');
  const isNamed = typeof externalId === 'string' && externalId !== '' && externalId.length <= LONGEST_ID;
  return { status, balance, currency, externalId: isNamed ? externalId : null };
}

export type RedeemFrom = RedeemQuestion & { issuer: GiftCardProvider };

/** Has a gift card pay; null where nobody knows whether it did. */
export async function redeemFrom(
  ctx: Context,
  { issuer, ...asked }: RedeemFrom,
  patienceMs?: number,
): Promise<Redeemed | null> {
  try {
    return readRedeemed(await inTime((signal) => issuer.redeem(ctx, { ...asked, signal }), patienceMs));
  } catch (error) {
    ctx.log.warn({ err: error, provider: issuer.name }, 'it is not known whether a gift card paid');
    return null;
  }
}

function readRedeemed(redeemed: Redeemed): Redeemed {
  if ('problem' in redeemed) return redeemed;
  const { transactionId } = redeemed;
  const isNamed = transactionId === null || (transactionId.length > 0 && transactionId.length <= LONGEST_TRANSACTION);
  if (!isNamed) throw new Error('the id of a transaction is missing or too long');
  return { transactionId };
}

/** Returns what a gift card paid; null where nobody knows whether it was returned. */
export async function voidAt(
  ctx: Context,
  { issuer, transactionId }: { issuer: GiftCardProvider; transactionId: string },
  patienceMs?: number,
): Promise<{ problem: VoidProblem | null } | null> {
  try {
    return { problem: await inTime((signal) => issuer.void(ctx, { transactionId, signal }), patienceMs) };
  } catch (error) {
    ctx.log.warn({ err: error, provider: issuer.name }, 'it is not known whether a gift card got back what it paid');
    return null;
  }
}
