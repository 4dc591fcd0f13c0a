import { succeeds } from '../../../lib/api-errors.ts';
import type { Visit } from '../../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../../lib/storefront-request.ts';
import { fieldOf } from '../../account/posted-form.ts';

/** Why something is given back. */
export const REASONS = ['DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'DOES_NOT_FIT', 'CHANGED_MIND', 'OTHER'] as const;

const QUANTITY = 'quantity-';
export const quantityField = (lineItemId: string): string => `${QUANTITY}${lineItemId}`;

/** The order of a member, or that of a link. */
type Asked = { orderId: string } | { token: string };

/** Does what a form about returns asks for; null where the form on the page of an order is another one. */
export async function postReturn(visit: Visit, asked: Asked, page: string): Promise<StorefrontResponse | null> {
  const goOn = (notice: string) => redirect(`${page}?notice=${notice}`);
  switch (fieldOf(visit.request, 'intent')) {
    case 'return':
      return goOn(await ask(visit, asked));
    case 'cancelReturn':
      return goOn(await cancel(visit, asked));
    default:
      return null;
  }
}

async function ask({ api, request }: Visit, asked: Asked): Promise<string> {
  const lineItems = [...(request.form ?? [])].flatMap(([name, value]) =>
    name.startsWith(QUANTITY) && Number(value) > 0
      ? [{ lineItemId: name.slice(QUANTITY.length), quantity: Number(value) }]
      : [],
  );
  const reason = REASONS.find((each) => each === fieldOf(request, 'reason'));
  if (lineItems.length === 0 || !reason) return 'nothingToReturn';
  const note = fieldOf(request, 'note') || null;
  return (await succeeds(api.orderReturns.requestReturn({ ...asked, lineItems, reason, note })))
    ? 'returnRequested'
    : 'returnRefused';
}

async function cancel({ api, request }: Visit, asked: Asked): Promise<string> {
  const returnId = fieldOf(request, 'returnId');
  return (await succeeds(api.orderReturns.cancelReturn({ ...asked, returnId }))) ? 'returnCanceled' : 'returnRefused';
}
