import type { badges } from '@stoa/contract';
import { readSite } from '../../platform/db/index.ts';
import { compileQuery } from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { noBadge, viewBadge } from './badge.ts';
import { badgesQueryable, findBadge, queryBadgeRows } from './badges.store.ts';

export const getBadge: UseCase<typeof badges.getBadge> = async (ctx, { badgeId }) => {
  const badge = await readSite(ctx, (tx) => findBadge(tx, badgeId));
  return badge ? { badge: viewBadge(badge) } : noBadge;
};

/** Badges that match; in the order in which they are shown where none is asked for. */
export const queryBadges: UseCase<typeof badges.queryBadges> = async (ctx, { query }) => {
  const options = { secret: ctx.cursorSecret, scope: `badges:${ctx.siteId}`, path: 'query' };
  const compiled = compileQuery(query ?? {}, badgesQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  const { badges, pagingMetadata } = await readSite(ctx, (tx) => queryBadgeRows(tx, compiled.value));
  return { badges: badges.map(viewBadge), pagingMetadata };
};
