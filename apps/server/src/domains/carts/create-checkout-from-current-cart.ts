import type { currentCart } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { checkOutCart } from '../checkout/index.ts';
import { noteCheckout } from './carts.store.ts';
import { readCart } from './read-cart.ts';

/** Makes a checkout of the caller's cart; again of the same cart, it updates the same checkout. */
export const createCheckoutFromCurrentCart: UseCase<typeof currentCart.createCheckoutFromCurrentCart> = async (
  ctx,
  request,
) =>
  withSite(ctx, async (tx) => {
    for (;;) {
      const cart = await readCart(ctx, tx);
      if (isRefusal(cart)) return cart;
      const { contactInfo, email, selectedShippingOption } = cart;
      const checkoutId = await checkOutCart(ctx, tx, {
        cartId: cart.id,
        lines: cart.lines,
        channelType: request.channelType,
        email: request.email ?? email,
        contactId: cart.contactId,
        buyerNote: cart.buyerNote,
        shippingAddress: request.shippingAddress ? { ...contactInfo, address: request.shippingAddress } : contactInfo,
        billingAddress: request.billingAddress && { ...contactInfo, address: request.billingAddress },
        delivery: request.selectedShippingOption,
        preferredDelivery: selectedShippingOption,
        overrideCheckoutUrl: cart.overrideCheckoutUrl,
      });
      if (isRefusal(checkoutId)) return checkoutId;
      // a cart that was changed or ordered meanwhile is read again: its checkout must not fall back behind it
      if (await noteCheckout(tx, cart, checkoutId)) return { checkoutId };
    }
  });
