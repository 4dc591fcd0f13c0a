/** Ordering once more what was ordered before. */
import type { AddRequest, Order } from '../../lib/api.ts';
import { succeeds } from '../../lib/api-errors.ts';
import { messageOf } from '../../lib/message-of.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';

type AddedLine = NonNullable<AddRequest['lineItems']>[number];

/** What of an order can be put into a cart: items of a catalogue, with what was chosen and written for them. */
export const againLines = ({ lineItems = [] }: Order): AddedLine[] =>
  lineItems.flatMap(({ catalogReference, quantity = 1 }) =>
    catalogReference?.catalogItemId && catalogReference.appId
      ? [
          {
            catalogReference: {
              ...catalogReference,
              appId: catalogReference.appId,
              catalogItemId: catalogReference.catalogItemId,
            },
            quantity,
          },
        ]
      : [],
  );

/**
 * Puts the items of an order into the cart, at the prices of now, and goes there. What is no longer sold is left out; where
 * that is all of it, the page of the order says so.
 */
export async function orderAgain({ api }: Visit, order: Order, page: string): Promise<StorefrontResponse> {
  const lines = againLines(order);
  const add = (lineItems: AddedLine[]) => succeeds(api.carts.addToCurrentCart({ lineItems }));
  if (await add(lines)) return redirect('/cart?notice=again');
  let added = 0;
  for (const line of lines) if (await add([line])) added++;
  return redirect(added > 0 ? '/cart?notice=againInPart' : `${page}?notice=nothingAgain`);
}

/** What the address of an order's page tells of the last attempt. */
export const noticeOf = ({ messages, request }: Visit): string | null =>
  messageOf(
    {
      nothingAgain: messages.orders.nothingAgain,
      downloadRefused: messages.orders.downloads.refused,
      ...messages.orders.returns.notices,
    },
    request.url.searchParams.get('notice'),
  );
