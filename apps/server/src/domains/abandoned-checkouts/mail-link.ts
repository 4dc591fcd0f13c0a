import type { Context } from '../../context.ts';
import { isGuid } from '../../platform/ids.ts';
import { seal, unseal } from '../../platform/sealed.ts';

type Sources = Pick<Context, 'cursorSecret' | 'siteId'>;

const scopeOf = ({ siteId }: Pick<Context, 'siteId'>): string => `recovery mail ${siteId}`;

/** The page that ends the reminders. Its token stands for the abandoned checkout, and for its buyer. */
export const unsubscribeUrlOf = (ctx: Sources & Pick<Context, 'addresses'>, abandonedId: string): string =>
  `${ctx.addresses.pages}/reminders/${seal({ abandonedId }, ctx.cursorSecret, scopeOf(ctx))}/unsubscribe`;

/** The abandoned checkout that a token stands for; null where it is none of ours. */
export function readMailToken(ctx: Sources, token: string): string | null {
  const read = unseal(token, ctx.cursorSecret, scopeOf(ctx)) as { abandonedId?: unknown } | undefined;
  return typeof read?.abandonedId === 'string' && isGuid(read.abandonedId) ? read.abandonedId : null;
}
