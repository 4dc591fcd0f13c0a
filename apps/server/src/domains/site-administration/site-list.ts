import type { siteList } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readPlatform } from '../../platform/db/index.ts';
import { compileQuery, type WireQuery } from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { countListed, type ListedRow, listable, queryListed } from './site-list.store.ts';

const WHY = 'a list of sites is about those of one caller';

const viewListed = ({ siteUrl, dashboardUrl }: Context, { host, ...row }: ListedRow) => ({
  ...row,
  displayName: row.name,
  premium: false,
  viewUrl: siteUrl({ host }),
  editUrl: `${dashboardUrl}/pages?site=${row.id}`,
  editorType: 'EDITOR' as const,
  namespace: 'WIX' as const,
});

export const querySites: UseCase<typeof siteList.querySites> = async (ctx, { query = {} }) => {
  const scope = ctx.caller.kind === 'staff' ? ctx.caller.id : ctx.siteId;
  const compiled = compileQuery(query as WireQuery, listable, {
    ...{ secret: ctx.cursorSecret, scope: `site list:${scope}`, path: 'query' },
  });
  if (!compiled.ok) return invalid(...compiled.violations);
  const { rows, pagingMetadata } = await readPlatform(WHY, ctx.database, (tx) => queryListed(tx, compiled.value, ctx));
  const { next } = pagingMetadata.cursors;
  return {
    sites: rows.map(({ sort_keys: _, ...row }) => viewListed(ctx, row)),
    cursorPaging: { limit: compiled.value.limit, ...(next && { cursor: next }) },
  };
};

export const countSites: UseCase<typeof siteList.countSites> = async (ctx, { filter = {} }) => {
  const compiled = compileQuery({ filter }, listable, { secret: '', scope: '' });
  if (!compiled.ok) return invalid(...compiled.violations);
  return { count: await readPlatform(WHY, ctx.database, (tx) => countListed(tx, compiled.value, ctx)) };
};
