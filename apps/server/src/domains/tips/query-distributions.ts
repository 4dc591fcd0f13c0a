import type { tips } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import { readSite } from '../../platform/db/index.ts';
import { compileFilter, compileQuery, toCursorPage } from '../../platform/query/index.ts';
import type { UseCase } from '../../use-case.ts';
import { viewDistribution } from './distribution.ts';
import { distributionsQueryable, queryDistributionRows, sumDistributions } from './distributions.store.ts';

/** What people got of tips, latest first, 50 at a time. */
export const queryTipDistributions: UseCase<typeof tips.queryTipDistributions> = async (ctx, { query: asked }) => {
  const query = compileQuery(asked, distributionsQueryable(ctx.site.currency), {
    secret: ctx.cursorSecret,
    scope: `tip distributions ${ctx.siteId}`,
    path: 'query',
  });
  if (!query.ok) return { refused: 'invalid', violations: query.violations };
  const found = await readSite(ctx, (tx) => queryDistributionRows(tx, query.value));
  const { rows, pagingMetadata } = toCursorPage(query.value, found);
  return { tipDistributions: rows.map(({ distribution }) => viewDistribution(distribution)), pagingMetadata };
};

export const sumTipDistributionAmounts: UseCase<typeof tips.sumTipDistributionAmounts> = async (ctx, { filter }) => {
  const { currency } = ctx.site;
  const compiled = compileFilter(filter, distributionsQueryable(currency), 'filter');
  if (!compiled.ok) return { refused: 'invalid', violations: compiled.violations };
  const total = await readSite(ctx, (tx) => sumDistributions(tx, compiled.value, currency));
  return { totalAmount: toDecimal(total, currency) };
};
