import type { pages } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { notFound, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { authorOf, namesOf } from './authors.ts';
import {
  findVersion,
  hasRelease,
  listReleasedPages as listReleasedRows,
  listReleaseRows,
  type ReleaseRow,
  releaseAgain,
  releaseDrafts,
} from './releases.store.ts';
import { applyParts } from './site-parts.ts';

const MOST_LISTED = 100;

/** Publishes all drafts at once: a visitor sees all of it or nothing. */
export const publishPages: UseCase<typeof pages.publishPages> = async (ctx, { note = '' }) => {
  const release = await withSite(ctx, async (tx) => {
    ctx.cache.changed(tx);
    const made = await releaseDrafts(tx, { note: note.trim(), author: authorOf(ctx.caller), now: ctx.now() });
    if (!made) return refuse('NOTHING_TO_PUBLISH');
    await applyParts(ctx, tx);
    return made;
  });
  return 'refused' in release ? release : { release: await viewLive(ctx, release) };
};

/** Publishes the pages of an earlier release. Drafts stay as they are. */
export const restoreRelease: UseCase<typeof pages.restoreRelease> = async (ctx, { number }) => {
  const release = await withSite(ctx, async (tx) => {
    ctx.cache.changed(tx);
    const again = await releaseAgain(tx, number, { note: '', author: authorOf(ctx.caller), now: ctx.now() });
    if (again) {
      await applyParts(ctx, tx);
      return again;
    }
    return (await hasRelease(tx, number)) ? refuse('NOTHING_TO_PUBLISH') : notFound('there is no such release');
  });
  return 'refused' in release ? release : { release: await viewLive(ctx, release) };
};

export const listReleases: UseCase<typeof pages.listReleases> = async (ctx) => {
  const rows = await readSite(ctx, (tx) => listReleaseRows(tx, MOST_LISTED));
  return { releases: await view(ctx, rows) };
};

export const listReleasedPages: UseCase<typeof pages.listReleasedPages> = async (ctx, { number }) => {
  const found = await readSite(ctx, (tx) => listReleasedRows(tx, number));
  return found.length > 0 ? { pages: found } : notFound('there is no such release');
};

export const getPageVersion: UseCase<typeof pages.getPageVersion> = async (ctx, { pageId, version }) => {
  const root = await readSite(ctx, (tx) => findVersion(tx, pageId, version));
  return root
    ? { root: root as unknown as Record<string, unknown> }
    : notFound('there is no such version of this page');
};

const viewLive = async (ctx: Context, release: ReleaseRow) => (await view(ctx, [release]))[0];

/** `rows` begin with the live release. */
async function view(ctx: Context, rows: readonly ReleaseRow[]) {
  const names = await namesOf(
    ctx,
    rows.map(({ author }) => author),
  );
  return rows.map(({ author, ...release }, index) => ({
    ...release,
    author: (author && names.get(author)) ?? null,
    live: index === 0,
  }));
}
