import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { compileQuery } from '../../../platform/query/index.ts';
import { findOrderIdsByWords } from '../orders.store.ts';
import { ordersQueryable } from './orders-queryable.store.ts';

const MOST = 200;

/** The ids of the latest orders that words of their number, people, items and addresses begin with. */
export async function findOrderIds(ctx: Pick<Context, 'site'>, tx: Tx, expression: string): Promise<string[]> {
  const query = compileQuery({ search: { expression, mode: 'AND' } }, ordersQueryable(ctx.site.currency), {
    secret: '',
    scope: '',
  });
  const words = query.ok ? query.value.text : undefined;
  return words ? findOrderIdsByWords(tx, words, MOST) : [];
}
