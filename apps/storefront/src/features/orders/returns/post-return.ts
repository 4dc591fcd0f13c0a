import { succeeds } from '../../../lib/api-errors.ts';
import type { FormState } from '../../../lib/form-state.ts';
import type { Visit } from '../../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../../lib/storefront-request.ts';
import { fieldOf } from '../../account/posted-form.ts';

/** Why something is given back. */
export const REASONS = ['DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'DOES_NOT_FIT', 'CHANGED_MIND', 'OTHER'] as const;

const QUANTITY = 'quantity-';
export const quantityField = (lineItemId: string): string => `${QUANTITY}${lineItemId}`;

/** The order of a member, or that of a link. */
type Asked = { orderId: string } | { token: string };

/** The form that asks for a return, as it was filled in, and what is wrong with it. */
export type ReturnAttempt = { fields: URLSearchParams; state: FormState };

type Around = {
  /** The address of the order's page. */
  page: string;
  /** The page once more, with the form as it was filled in. */
  again: (attempt: ReturnAttempt) => Promise<StorefrontResponse>;
};

/** Does what a form about returns asks for; null where the form on the page of an order is another one. */
export async function postReturn(
  visit: Visit,
  asked: Asked,
  { page, again }: Around,
): Promise<StorefrontResponse | null> {
  const goOn = (notice: string) => redirect(`${page}?notice=${notice}`);
  switch (fieldOf(visit.request, 'intent')) {
    case 'return': {
      const fields = visit.request.form ?? new URLSearchParams();
      const state = await ask(visit, asked, fields);
      return state ? again({ fields, state }) : goOn('returnRequested');
    }
    case 'cancelReturn':
      return goOn(await cancel(visit, asked));
    default:
      return null;
  }
}

/** Asks for the return; what is wrong with the form, or null. */
async function ask(
  { api, request, messages }: Visit,
  asked: Asked,
  fields: URLSearchParams,
): Promise<FormState | null> {
  const { returns: texts } = messages.orders;
  const quantities = [...fields].filter(([name]) => name.startsWith(QUANTITY));
  const lineItems = quantities.flatMap(([name, value]) =>
    Number(value) > 0 ? [{ lineItemId: name.slice(QUANTITY.length), quantity: Number(value) }] : [],
  );
  const reason = REASONS.find((each) => each === fieldOf(request, 'reason'));
  if (lineItems.length === 0 || !reason) {
    const [first = QUANTITY] = quantities.map(([name]) => name);
    const errors = {
      ...(lineItems.length === 0 && { [first]: texts.enterQuantity }),
      ...(!reason && { reason: texts.enterReason }),
    };
    return { errors, problem: null };
  }
  const note = fieldOf(request, 'note') || null;
  const isAccepted = await succeeds(api.orderReturns.requestReturn({ ...asked, lineItems, reason, note }));
  return isAccepted ? null : { errors: {}, problem: texts.notices.returnRefused };
}

async function cancel({ api, request }: Visit, asked: Asked): Promise<string> {
  const returnId = fieldOf(request, 'returnId');
  return (await succeeds(api.orderReturns.cancelReturn({ ...asked, returnId }))) ? 'returnCanceled' : 'returnRefused';
}
