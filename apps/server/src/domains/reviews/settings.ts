import { isDeepStrictEqual } from 'node:util';
import type { reviewSettings } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import type { Rule } from './moderation/review-rules.ts';
import { type ReviewSettings, readSettings, saveSettings } from './settings.store.ts';

const view = ({ rules, words, ...settings }: ReviewSettings) => ({
  settings: { ...settings, rules: [...rules], words: [...words] },
});

export const getReviewSettings = async (ctx: Context) => view(await readSite(ctx, readSettings));

/** Changes settings; reviews that were decided on before stay as they are. */
export const updateReviewSettings: UseCase<typeof reviewSettings.updateReviewSettings> = (ctx, { settings: asked }) =>
  withSite(ctx, async (tx) => {
    const known = await readSettings(tx, { lock: true });
    if (asked.revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const withoutTrigger = (asked.rules ?? []).findIndex(({ trigger, action }) => !trigger || !action);
    if (withoutTrigger >= 0) return missing(`settings.rules[${withoutTrigger}]`, 'needs a trigger and an action');
    const withoutRating = (asked.rules ?? []).findIndex(
      ({ trigger, rating }) => trigger === 'RATING_AT_MOST' && !rating,
    );
    if (withoutRating >= 0) return missing(`settings.rules[${withoutRating}].rating`, 'is required by RATING_AT_MOST');
    const wanted: ReviewSettings = {
      moderation: asked.moderation ?? known.moderation,
      rules: asked.rules?.map(ruleOf) ?? known.rules,
      words: asked.words?.map((word) => word.trim()).filter(Boolean) ?? known.words,
      whoMayReview: asked.whoMayReview ?? known.whoMayReview,
      revision: known.revision,
    };
    // no change means no new revision
    if (isDeepStrictEqual(wanted, known)) return view(known);
    const changed = { ...wanted, revision: String(Number(known.revision) + 1) };
    if (!(await saveSettings(tx, changed, ctx.now())))
      return refuse('INVALID_REVISION', { currentRevision: changed.revision });
    ctx.cache.changed(tx);
    return view(changed);
  });

const missing = (field: string, description: string) => invalid({ field, description, violatedRule: 'REQUIRED_FIELD' });

const ruleOf = ({
  trigger,
  action,
  rating,
}: {
  trigger?: Rule['trigger'];
  action?: Rule['action'];
  rating?: number | null;
}): Rule => ({
  trigger: trigger ?? 'LINK',
  action: action ?? 'NEEDS_MANUAL_APPROVAL',
  rating: trigger === 'RATING_AT_MOST' ? (rating ?? null) : null,
});
