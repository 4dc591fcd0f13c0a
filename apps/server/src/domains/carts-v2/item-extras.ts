/** What items of other catalogues bring along: forms to fill in, and offers beside them. None of this site's items has any. */
import type { cartsV2, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import { type Answer, openCart, type Which } from './change.ts';

/** A cart knows the forms of its items; submissions of any others are refused. */
export async function updateForms(
  ctx: Context,
  which: Which,
  formSubmissions: Request<typeof cartsV2.updateFormSubmissions>['formSubmissions'] = [],
): Answer {
  const cart = await openCart(ctx, which);
  if (isRefusal(cart)) return cart;
  if (formSubmissions.length === 0)
    return invalid({ field: 'formSubmissions', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  return invalid(
    ...formSubmissions.map((_, index) => ({
      field: `formSubmissions.${index}.id`,
      description: 'is not a form of an item in the cart',
      violatedRule: 'OTHER' as const,
    })),
  );
}

/** What else is offered with each line. */
export async function listUpsells(ctx: Context, which: Which) {
  const cart = await openCart(ctx, which);
  return isRefusal(cart) ? cart : { itemsUpsells: cart.lines.map(({ id }) => ({ lineItemId: id, upsells: [] })) };
}
