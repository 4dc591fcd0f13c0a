import type { Context } from '../../context.ts';

/** The page of an order for its buyer on any device; buyers without an account have none. */
export const pageOfOrder = (
  { addresses }: Pick<Context, 'addresses'>,
  id: string,
  { memberId }: { memberId?: string },
): string | null => (memberId ? `${addresses.site}/account/orders/${id}` : null);
