import { promotions } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import { compileAggregations, compileSearch, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { promotionResource } from './promotions.ts';
import { aggregatePromotions, promotionQueryable, promotionWords } from './promotions-queryable.store.ts';

/** Promotions whose names have words that begin with those of the expression. */
export const searchPromotions: UseCase<typeof promotions.searchPromotions> = async (ctx, { search }) => {
  const { search: text, aggregations, timeZone, ...query } = search;
  const unknown = text?.fields?.findIndex((field) => field !== 'name') ?? -1;
  if (unknown >= 0)
    return invalid({
      field: `search.search.fields.${unknown}`,
      description: 'is not searched',
      violatedRule: 'FIELD_NOT_ALLOWED',
    });
  const asked = compileAggregations(aggregations, promotionQueryable, { timeZone, path: 'search' });
  if (!asked.ok) return invalid(...asked.violations);
  const found = compileSearch(text?.expression ?? '', promotionWords, { mode: text?.mode });
  const page = await promotionResource.page(ctx, query as WireQuery, {
    path: 'search',
    where: found,
    of: promotions.searchPromotions,
  });
  if (isRefusal(page)) return page;
  const filter = promotionResource.filterOf(query.filter);
  const { value } = asked;
  const aggregationData =
    value && filter.ok ? await readSite(ctx, (tx) => aggregatePromotions(tx, value, [found, filter.value])) : undefined;
  return {
    promotions: page.entities.map((promotion) => promotionResource.view(ctx, promotion)),
    pagingMetadata: page.pagingMetadata,
    ...(aggregationData && { aggregationData }),
  };
};
