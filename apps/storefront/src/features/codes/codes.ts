/** The codes that buyers type: for coupons and gift cards. */
import type { Messages } from '@stoa/messages';
import type { Amount } from '../../lib/api.ts';
import { messageOf } from '../../lib/message-of.ts';

export const codeKinds = ['coupon', 'giftCard'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** The form's names for a code, and for the buttons beside it, which are values of the field `intent`. */
export const codeForms = {
  coupon: { field: 'couponCode', apply: 'applyCoupon', remove: 'removeCoupon' },
  giftCard: { field: 'giftCardCode', apply: 'applyGiftCard', remove: 'removeGiftCard' },
} as const;

/**
 * A code of a cart or a checkout for display, with the error code if it does not count. Coupons or cards that no longer
 * exist have no code.
 */
export type AppliedCode = { code: string | null; error: string | null };
export type AppliedCodes = Record<CodeKind, AppliedCode | null>;

/** The reasons why codes were rejected: error codes. */
export type CodeErrors = Partial<Record<CodeKind, string>>;
/** The error for a pressed button without a typed code. */
export const MISSING = 'MISSING';

type CalculationError = { applicationError?: { code?: string; data?: Record<string, unknown> | null } };

/** The fields of a cart or a checkout that concern codes. */
export type WithCodes = {
  appliedDiscounts?: {
    coupon?: { code?: string; amount?: Amount };
    discountRule?: { name?: { original?: string }; amount?: Amount };
    merchantDiscount?: { amount?: Amount };
  }[];
  giftCard?: { obfuscatedCode?: string; amount?: Amount };
  calculationErrors?: { couponCalculationError?: CalculationError; giftCardCalculationError?: CalculationError };
};

/** The codes that are in use. */
export function appliedCodes({ appliedDiscounts = [], giftCard, calculationErrors }: WithCodes): AppliedCodes {
  const couponError = calculationErrors?.couponCalculationError?.applicationError;
  const cardError = calculationErrors?.giftCardCalculationError?.applicationError;
  const coupon = appliedDiscounts.find((discount) => discount.coupon)?.coupon?.code ?? couponError?.data?.couponCode;
  const applied = (code: unknown, error = ''): AppliedCode | null =>
    code || error ? { code: code ? String(code) : null, error: error || null } : null;
  return {
    coupon: applied(coupon, couponError?.code),
    giftCard: applied(giftCard && endingOf(giftCard), cardError?.code),
  };
}

/** The visible part of a gift card's code, with the rest masked: `****AB12`. */
export const endingOf = ({ obfuscatedCode = '' }: { obfuscatedCode?: string }): string =>
  obfuscatedCode.replace(/^\*+/, '');

/** The reason why a code was rejected, or does not count. */
export function problemText(kind: CodeKind, error: string, messages: Messages['codes']): string {
  const { missing, problems, refused } = messages[kind];
  return error === MISSING ? missing : (messageOf(problems, error) ?? refused);
}

/** The kind of code that an error is about; null if it is about neither. */
export function kindOfError(errorCode: string): CodeKind | null {
  if (/^(ERROR_)?COUPON_/.test(errorCode)) return 'coupon';
  return /^(REDEEM_)?GIFT_CARD_/.test(errorCode) ? 'giftCard' : null;
}
