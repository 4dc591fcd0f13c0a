import type { Context } from '../../context.ts';
import { seal, unseal } from '../../platform/sealed.ts';

type Sources = Pick<Context, 'cursorSecret' | 'siteId' | 'now'>;
/** Kinds of papers; a link to one kind opens no other. */
type Kind = 'invoices' | 'receipt' | 'packing' | 'download' | 'payment request';

const scopeOf = (kind: Kind, { siteId }: Pick<Context, 'siteId'>): string => `document ${kind} ${siteId}`;

/** A token that stands for papers, until a time or, with null, for good. */
export const linkTo = (ctx: Sources, kind: Kind, names: readonly string[], until: Date | null): string =>
  seal({ names, until: until?.getTime() ?? null }, ctx.cursorSecret, scopeOf(kind, ctx));

/** The papers that a token stands for; null where it is none of ours, or no longer valid. */
export function readLink(ctx: Sources, kind: Kind, token: string): string[] | null {
  const read = unseal(token, ctx.cursorSecret, scopeOf(kind, ctx)) as
    | { names: string[]; until: number | null }
    | undefined;
  const isOver = read?.until != null && read.until < ctx.now().getTime();
  return read && !isOver ? read.names : null;
}
