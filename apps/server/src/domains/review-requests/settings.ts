import { isDeepStrictEqual } from 'node:util';
import type { reviewRequestAdministration } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { type RequestSettings, readRequestSettings, saveRequestSettings } from './settings.store.ts';

type Service = typeof reviewRequestAdministration;

export const getReviewRequestSettings = async (ctx: Context) => ({
  settings: await readSite(ctx, readRequestSettings),
});

/** Changes the rule; requests that were scheduled by it before stay as they are. */
export const updateReviewRequestSettings: UseCase<Service['updateReviewRequestSettings']> = (
  ctx,
  { settings: asked },
) =>
  withSite(ctx, async (tx) => {
    const known = await readRequestSettings(tx, { lock: true });
    const conflict = refuse('INVALID_REVISION', { currentRevision: known.revision });
    if (asked.revision !== known.revision) return conflict;
    const wanted: RequestSettings = {
      enabled: asked.enabled ?? known.enabled,
      days: asked.days ?? known.days,
      reminderDays: asked.reminderDays === undefined ? known.reminderDays : asked.reminderDays,
      revision: known.revision,
    };
    // no change means no new revision
    if (isDeepStrictEqual(wanted, known)) return { settings: known };
    const changed = { ...wanted, revision: String(Number(known.revision) + 1) };
    return (await saveRequestSettings(tx, changed, ctx.now())) ? { settings: changed } : conflict;
  });
