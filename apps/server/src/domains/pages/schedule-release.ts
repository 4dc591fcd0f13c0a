/**
 * Releases that become live at a time. They are frozen when they are scheduled: later changes of drafts are not in them, and
 * pages that they do not change stay as they are when the time has come.
 */
import type { pages } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, notFound, refuse } from '../../platform/refusal.ts';
import { cancel, schedule, type Task } from '../../platform/tasks/index.ts';
import type { UseCase } from '../../use-case.ts';
import { authorOf, namesOf } from './authors.ts';
import { lockReleases } from './releases.store.ts';
import {
  freezeDrafts,
  listScheduled,
  releaseScheduled,
  removeScheduled,
  type ScheduledRelease,
} from './scheduled-releases.store.ts';
import { applyParts } from './site-parts.ts';

const MOST_SCHEDULED = 20;

export const releaseIsDue: Task<Context, { id: string }> = {
  name: 'release is due',
  lane: 'database',
  async handle(ctx, tx, { id }) {
    await lockReleases(tx);
    if (!(await releaseScheduled(tx, id, ctx.now()))) return;
    await applyParts(ctx, tx);
    ctx.cache.changed(tx);
  },
};

export const scheduleRelease: UseCase<typeof pages.scheduleRelease> = async (ctx, { publishDate, note = '' }) => {
  const now = ctx.now();
  const due = new Date(publishDate);
  if (due <= now) return invalid({ field: 'publishDate', description: 'must be in the future', violatedRule: 'OTHER' });
  const made = await withSite(ctx, async (tx) => {
    const frozen = { id: ctx.newId(), note: note.trim(), author: authorOf(ctx.caller), publishDate: due, now };
    const scheduled = await freezeDrafts(tx, { ...frozen, most: MOST_SCHEDULED });
    if (!scheduled) return refuse('TOO_MANY_RELEASES');
    schedule(tx, releaseIsDue, { key: scheduled.id, at: due, input: { id: scheduled.id } });
    return scheduled;
  });
  return 'refused' in made ? made : { release: (await view(ctx, [made]))[0] };
};

export const listScheduledReleases: UseCase<typeof pages.listScheduledReleases> = async (ctx) => ({
  releases: await view(ctx, await readSite(ctx, listScheduled)),
});

export const cancelScheduledRelease: UseCase<typeof pages.cancelScheduledRelease> = (ctx, { releaseId }) =>
  withSite(ctx, async (tx) => {
    if (!(await removeScheduled(tx, releaseId))) return notFound('there is no such scheduled release');
    cancel(tx, releaseIsDue, releaseId);
    return {};
  });

async function view(ctx: Context, rows: readonly ScheduledRelease[]) {
  const names = await namesOf(
    ctx,
    rows.map(({ author }) => author),
  );
  return rows.map(({ author, ...release }) => ({ ...release, author: (author && names.get(author)) ?? null }));
}
