/** The codes that buyers type: for coupons and gift cards. */
import type { Messages } from '@stoa/messages';
import type { Amount } from '../../lib/api.ts';
import { messageOf } from '../../lib/message-of.ts';

export const codeKinds = ['coupon', 'giftCard'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** The form's name for a code of any kind, and its buttons, which are values of the field `intent`. */
export const CODE = 'code';
/** The field that holds the code that the page rejects: it does not stand in the way of everything else. */
export const REFUSED_CODE = 'refusedCode';
export const APPLY_CODE = 'applyCode';
export const removals = { coupon: 'removeCoupon', giftCard: 'removeGiftCard' } as const;

/**
 * A code of a cart or a checkout for display, with the error code if it does not count. Coupons or cards that no longer
 * exist have no code.
 */
export type AppliedCode = { code: string | null; error: string | null };
export type AppliedCodes = Record<CodeKind, AppliedCode | null>;

/** Why a code was rejected: an error code, and the kind that it is about; null where it could have been of any. */
export type CodeProblem = { code: string; kind: CodeKind | null; error: string };
/** The error for a pressed button without a typed code. */
export const MISSING = 'MISSING';
/** The error for a code that there is in no kind. */
export const UNKNOWN = 'UNKNOWN';

/** The kind of a code that is asked for, unless there are several. */
export const onlyKind = (kinds: readonly CodeKind[]): CodeKind | null =>
  kinds.length === 1 ? (kinds[0] ?? null) : null;

/** Whether there is no such code, so that it may be one of another kind. */
export const isUnknown = (error: string): boolean =>
  error === 'ERROR_COUPON_DOES_NOT_EXIST' || error === 'GIFT_CARD_NOT_FOUND';

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
export function problemText({ kind, error }: Omit<CodeProblem, 'code'>, messages: Messages['codes']): string {
  if (!kind) return error === MISSING ? messages.any.missing : messages.any.unknown;
  const { missing, problems, refused } = messages[kind];
  return error === MISSING ? missing : (messageOf(problems, error) ?? refused);
}

/** The kind of code that an error is about; null if it is about neither. */
export function kindOfError(errorCode: string): CodeKind | null {
  if (/^(ERROR_)?COUPON_/.test(errorCode)) return 'coupon';
  return /^((REDEEM_)?GIFT_CARD_|SUBSCRIPTION_WITH_GIFT_CARD$)/.test(errorCode) ? 'giftCard' : null;
}
