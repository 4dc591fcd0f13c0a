import type { abandonedCarts, abandonedCheckouts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { compileQuery, parseJsonText, toCursorPage, toOffsetPage, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { viewAbandonedCart } from './abandoned-cart-view.ts';
import type { AbandonedCheckout } from './abandoned-checkout.ts';
import { viewAbandoned } from './abandoned-checkout-view.ts';
import { abandonedQueryable, countAbandoned, findAbandoned, queryAbandoned } from './abandoned-checkouts.store.ts';

type Service = typeof abandonedCheckouts;

export const noSuchCheckout = notFound('there is no such abandoned checkout');

export const getAbandonedCheckout: UseCase<Service['getAbandonedCheckout']> = async (ctx, { abandonedCheckoutId }) => {
  const abandoned = await readSite(ctx, (tx) => findAbandoned(tx, abandonedCheckoutId));
  return abandoned ? { abandonedCheckout: viewAbandoned(ctx, abandoned) } : noSuchCheckout;
};

export const queryAbandonedCheckouts: UseCase<Service['queryAbandonedCheckouts']> = async (ctx, { query }) => {
  const page = await pageOf(ctx, query, 'query');
  if (isRefusal(page)) return page;
  const abandonedCheckouts = page.rows.map((abandoned) => viewAbandoned(ctx, abandoned));
  return { results: abandonedCheckouts, abandonedCheckouts, metadata: page.metadata };
};

export const searchAbandonedCheckouts: UseCase<Service['searchAbandonedCheckouts']> = async (ctx, { search }) => {
  const page = await pageOf(ctx, search, 'search');
  if (isRefusal(page)) return page;
  const abandonedCheckouts = page.rows.map((abandoned) => viewAbandoned(ctx, abandoned));
  return { abandonedCheckouts, pagingMetadata: page.metadata };
};

export const getAbandonedCart: UseCase<(typeof abandonedCarts)['getAbandonedCart']> = async (ctx, { id }) => {
  const abandoned = await readSite(ctx, (tx) => findAbandoned(tx, id));
  return abandoned ? { abandonedCart: viewAbandonedCart(abandoned) } : noSuchCheckout;
};

/** Filter and sort come as the text of their JSON; pages always know their total. */
export const queryAbandonedCarts: UseCase<(typeof abandonedCarts)['queryAbandonedCarts']> = async (
  ctx,
  { query = {} },
) => {
  const { paging } = query;
  const asked = { filter: parseJsonText(query.filter), sort: parseJsonText(query.sort), paging: paging ?? {} };
  const page = await pageOf(ctx, asked, 'query');
  if (isRefusal(page)) return page;
  return {
    abandonedCarts: page.rows.map(viewAbandonedCart),
    totalResults: 'total' in page.metadata ? (page.metadata.total ?? 0) : 0,
  };
};

async function pageOf(ctx: Context, query: WireQuery, path: string) {
  const compiled = compileQuery(query, abandonedQueryable(ctx.site.currency), {
    secret: ctx.cursorSecret,
    scope: `abandoned checkouts ${ctx.siteId}`,
    path,
  });
  if (!compiled.ok) return invalid(...compiled.violations);
  const byOffset = compiled.value.paging === 'offset';
  const { found, total } = await readSite(ctx, async (tx) => ({
    found: await queryAbandoned(tx, compiled.value),
    total: byOffset ? await countAbandoned(tx, compiled.value.filter) : 0,
  }));
  if (!byOffset) {
    const { rows, pagingMetadata } = toCursorPage(compiled.value, found);
    const { count, cursors } = pagingMetadata;
    return { rows: rows.map(unsorted), metadata: { count, cursors } };
  }
  const { rows } = toOffsetPage(compiled.value, found);
  return {
    rows: rows.map(unsorted),
    metadata: { count: rows.length, offset: compiled.value.offset, total, tooManyToCount: false },
  };
}

const unsorted = ({ abandoned }: { abandoned: AbandonedCheckout }): AbandonedCheckout => abandoned;
