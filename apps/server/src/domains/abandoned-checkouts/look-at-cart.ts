import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { ABANDONED_AFTER_MS, cartLook, findCart } from '../carts/index.ts';
import { checkOutLeftCart } from '../checkout/index.ts';

type Input = { cartId: string };

/**
 * Looks at a member's cart an hour after its last change: was it left before a checkout? Then it gets one, which is abandoned
 * from the start: it says what the cart cost, the link leads back to it, and buying it, or the cart, recovers it.
 */
export const lookAtCart = {
  ...cartLook,
  run: async (ctx: Context, { cartId }: Input): Promise<Date | undefined> => {
    const cart = await readSite(ctx, (tx) => findCart(tx, { id: cartId }));
    if (cart?.ownerKind !== 'member' || cart.lines.length === 0) return undefined;
    const due = new Date(Date.parse(cart.updatedDate) + ABANDONED_AFTER_MS);
    if (due > ctx.now()) return due;
    await checkOutLeftCart({ ...ctx, caller: { kind: 'member', id: cart.ownerId } }, { id: cart.id });
    return undefined;
  },
} satisfies Task<Context, Input>;
