import { ApiError } from '@stoa/sdk';
import type { Api, Checkout, UpdateRequest } from '../../lib/api.ts';
import { type CodeErrors, type CodeKind, codeForms, codeKinds, kindOfError, MISSING } from './codes.ts';

type Checkouts = Pick<Api['checkouts'], 'updateCheckout' | 'removeCoupon' | 'removeGiftCard'>;

/** The code fields of a form: the typed values, and the button that was pressed. */
export type CodeFields = { codes: Record<CodeKind, string>; intent: string };

/**
 * Applies the typed codes, and removes the one whose button was pressed. A rejected code affects neither the other code
 * nor the rest of the form.
 */
export async function changeCodes(
  checkouts: Checkouts,
  checkout: Checkout,
  { codes, intent }: CodeFields,
): Promise<{ checkout: Checkout; errors: CodeErrors }> {
  const id = checkout.id ?? '';
  const errors: CodeErrors = {};
  let current = checkout;
  for (const kind of codeKinds) {
    const { field, apply, remove } = codeForms[kind];
    if (intent === remove) current = (await checkouts[remove]({ id })).checkout ?? current;
    else if (codes[kind]) {
      try {
        // the contract's type also requires fields that only custom fields and memberships need
        const request = { checkout: { id }, [field]: codes[kind] } as UpdateRequest;
        current = (await checkouts.updateCheckout(request)).checkout ?? current;
      } catch (error) {
        errors[kind] = refusedCode(error, kind);
      }
    } else if (intent === apply) errors[kind] = MISSING;
  }
  return { checkout: current, errors };
}

/** The error code, if the error is about this kind of code, or about how many were tried. Other errors are rethrown. */
function refusedCode(error: unknown, kind: CodeKind): string {
  if (error instanceof ApiError && (kindOfError(error.code) === kind || error.code === 'THROTTLED_FEATURE'))
    return error.code;
  throw error;
}
