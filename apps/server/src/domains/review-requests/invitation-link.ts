import type { Context } from '../../context.ts';
import { isGuid } from '../../platform/ids.ts';
import { seal, unseal } from '../../platform/sealed.ts';

type Sources = Pick<Context, 'cursorSecret' | 'siteId'>;

const scopeOf = ({ siteId }: Pick<Context, 'siteId'>): string => `review request ${siteId}`;

/** The pages of an invitation. Their token stands for the request, and for its recipient. */
export function addressesOfInvitation(ctx: Sources & Pick<Context, 'addresses'>, requestId: string) {
  const url = `${ctx.addresses.pages}/review/${seal({ requestId }, ctx.cursorSecret, scopeOf(ctx))}`;
  return { url, unsubscribeUrl: `${url}/unsubscribe` };
}

/** The request that a token stands for; null where it is none of ours. */
export function readInvitation(ctx: Sources, token: string): string | null {
  const read = unseal(token, ctx.cursorSecret, scopeOf(ctx)) as { requestId?: unknown } | undefined;
  return typeof read?.requestId === 'string' && isGuid(read.requestId) ? read.requestId : null;
}
