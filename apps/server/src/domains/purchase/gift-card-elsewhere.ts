/** Gift cards that others than the shop have issued. */
import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { keyOfCode, obfuscated } from './codes.ts';
import type { NamedGiftCard } from './discount-lines.ts';
import { giftCardBalance } from './ports.ts';
import type { ProvidedGiftCard } from './providers/provider.ts';
import type { Purchase } from './purchase.ts';
import { rulesFor } from './rules.store.ts';
import type { Rules, SiteGiftCard } from './rules.ts';

const LONG_AGO = new Date(0).toISOString();

/**
 * The card with a code that somebody else issued, as rules have the shop's own: null where there is none. One that
 * nobody could tell of is `isUnconfirmed`, and pays nothing.
 */
export async function giftCardElsewhere(ctx: Context, code: string): Promise<SiteGiftCard | null> {
  if (ctx.providers.giftCards.length === 0) return null;
  const { giftCard: own } = await rulesFor(ctx, { ...nobody, giftCardCode: code });
  return own ? null : askForGiftCard(ctx, code);
}

const nobody = { couponCode: null, buyer: { email: null, memberId: null } };

/** The same for a code that none of the shop's cards has. */
async function askForGiftCard(ctx: Context, code: string): Promise<SiteGiftCard | null> {
  const { found, failed } = await giftCardBalance(ctx, { code });
  if (found) return toSiteCard(found.appId, code, found.card);
  if (failed.length === 0) return null;
  const { currency } = ctx.site;
  return { id: '', code: code.trim(), balance: 0, currency, disabled: false, end: null, isUnconfirmed: true };
}

function toSiteCard(appId: string, code: string, card: ProvidedGiftCard): SiteGiftCard {
  const { status, balance, currency, externalId } = card;
  return {
    ...{ id: idOfCard(appId, code), appId, code: code.trim(), balance, currency },
    ...{ disabled: status === 'DISABLED', end: status === 'EXPIRED' ? LONG_AGO : null },
    ...(externalId !== null && { externalId }),
  };
}

/** A card of an app as buyers see it, without the app being asked. */
export const nameCardOf = (appId: string, code: string): NamedGiftCard => ({
  ...{ id: idOfCard(appId, code), obfuscatedCode: obfuscated(code), appId },
});

/** What a card is called here, as it is known by its code alone: always the same GUID. */
function idOfCard(appId: string, code: string): string {
  const hash = createHash('sha256')
    .update(`${appId.toLowerCase()} ${keyOfCode(code)}`)
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

type Coded = Pick<Purchase, 'giftCardCode'>;

/** The rules with a gift card that is none of the shop's, as its issuer tells of it now. */
export const withGiftCardElsewhere = async (ctx: Context, rules: Rules, { giftCardCode }: Coded): Promise<Rules> =>
  giftCardCode === null || rules.giftCard ? rules : { ...rules, giftCard: await askForGiftCard(ctx, giftCardCode) };

/** The rules with the gift card that a quote has from its issuer, as long as it is named, and the issuer there. */
export function withGiftCardOf(
  { providers }: Pick<Context, 'providers'>,
  rules: Rules,
  { giftCardCode }: Coded,
  quote: { giftCardElsewhere?: SiteGiftCard | null } | null,
): Rules {
  const card = quote?.giftCardElsewhere;
  if (rules.giftCard || !card || giftCardCode === null || keyOfCode(card.code) !== keyOfCode(giftCardCode))
    return rules;
  const isKnown = card.isUnconfirmed || providers.giftCards.some(({ id }) => id === card.appId);
  return isKnown ? { ...rules, giftCard: card } : rules;
}
