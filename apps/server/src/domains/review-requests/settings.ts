import type { reviewRequestAdministration } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { requestSettings } from './settings.store.ts';

type Service = typeof reviewRequestAdministration;

export const getReviewRequestSettings = async (ctx: Context) => ({
  settings: await readSite(ctx, (tx) => requestSettings.read(tx)),
});

/** Changes the rule; requests that were scheduled by it before stay as they are. */
export const updateReviewRequestSettings: UseCase<Service['updateReviewRequestSettings']> = (
  ctx,
  { settings: asked },
) =>
  withSite(ctx, async (tx) => {
    const settings = await requestSettings.change(tx, asked, ctx.now());
    return isRefusal(settings) ? settings : { settings };
  });
