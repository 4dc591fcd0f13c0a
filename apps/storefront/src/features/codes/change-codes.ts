import { ApiError } from '@stoa/sdk';
import type { Api, Checkout, UpdateRequest } from '../../lib/api.ts';
import {
  APPLY_CODE,
  appliedCodes,
  type CodeKind,
  type CodeProblem,
  codeKinds,
  isUnknown,
  kindOfError,
  MISSING,
  onlyKind,
  removals,
  UNKNOWN,
} from './codes.ts';

type Checkouts = Pick<Api['checkouts'], 'updateCheckout' | 'removeCoupon' | 'removeGiftCard'>;

/** The code field of a form: what was typed, what the page rejects of that, and the button that was pressed. */
export type CodeFields = { code: string; refusedCode: string; intent: string };

/** Whether the page says already that the code is rejected: it is tried again only by its button. */
export const isRefused = ({ code, refusedCode, intent }: CodeFields): boolean =>
  code !== '' && code === refusedCode && intent !== APPLY_CODE;

type Changed = { checkout: Checkout; problem: CodeProblem | null };

/**
 * Removes the code whose button was pressed, and applies what was typed as the first of the kinds that knows it. A rejected
 * code does not affect the rest of the form.
 */
export async function changeCodes(
  checkouts: Checkouts,
  checkout: Checkout,
  fields: CodeFields,
  asked: readonly CodeKind[],
): Promise<Changed> {
  const { code, intent } = fields;
  const id = checkout.id ?? '';
  const removed = codeKinds.find((kind) => removals[kind] === intent);
  const current = removed ? ((await checkouts[removals[removed]]({ id })).checkout ?? checkout) : checkout;
  const inUse = appliedCodes(current);
  const kinds = asked.filter((kind) => !inUse[kind]);
  if (code && !isRefused(fields)) return applyCode(checkouts, current, code, kinds);
  const problem = !code && intent === APPLY_CODE ? { code, kind: onlyKind(kinds), error: MISSING } : null;
  return { checkout: current, problem };
}

const names = { coupon: 'couponCode', giftCard: 'giftCardCode' } as const;

async function applyCode(
  checkouts: Checkouts,
  current: Checkout,
  code: string,
  kinds: readonly CodeKind[],
): Promise<Changed> {
  for (const kind of kinds) {
    try {
      // the contract's type also requires fields that only custom fields and memberships need
      const request = { checkout: { id: current.id }, [names[kind]]: code } as UpdateRequest;
      return { checkout: (await checkouts.updateCheckout(request)).checkout ?? current, problem: null };
    } catch (error) {
      const problem = { code, ...reasonOf(error, kind) };
      if (kinds.length === 1 || !isUnknown(problem.error)) return { checkout: current, problem };
    }
  }
  return { checkout: current, problem: kinds.length > 0 ? { code, kind: null, error: UNKNOWN } : null };
}

/** The error, if it is about this kind of code, or about how many were tried. Other errors are rethrown. */
function reasonOf(error: unknown, kind: CodeKind): Omit<CodeProblem, 'code'> {
  if (error instanceof ApiError && (kindOfError(error.code) === kind || error.code === 'THROTTLED_FEATURE'))
    return { kind, error: error.code };
  throw error;
}
