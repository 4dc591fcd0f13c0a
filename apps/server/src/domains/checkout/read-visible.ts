import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { lookUpLines } from '../purchase/index.ts';
import { type Checkout, trialsOf, visibleOrRefused } from './checkout.ts';
import { findCheckout } from './checkouts.store.ts';

/** A checkout that the caller may see, with its lines as the catalogue sells them now. */
export const readVisible = (ctx: Context, find: (tx: Tx) => Promise<Checkout | null>): Promise<Checkout | Refusal> =>
  readSite(ctx, async (tx) => {
    const known = visibleOrRefused(await find(tx), ctx.caller);
    if (isRefusal(known)) return known;
    return { ...known, lines: (await lookUpLines(ctx, tx, known.lines, [], trialsOf(known))).lines };
  });

/** A checkout that the caller may see, as it was stored: one statement. */
export const findVisibleCheckout = async (
  ctx: Pick<Context, 'caller'>,
  tx: Tx,
  id: string,
): Promise<Checkout | Refusal> => visibleOrRefused(await findCheckout(tx, id), ctx.caller);
