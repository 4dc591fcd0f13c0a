import type { orderReturns } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { returnSettings } from './settings.store.ts';

type Service = typeof orderReturns;

export const getReturnSettings = async (ctx: Context) => ({
  settings: await readSite(ctx, (tx) => returnSettings.read(tx)),
});

/** Changes the rule; returns that were asked for before go on. */
export const updateReturnSettings: UseCase<Service['updateReturnSettings']> = (ctx, { settings: asked }) =>
  withSite(ctx, async (tx) => {
    const settings = await returnSettings.change(tx, asked, ctx.now());
    return isRefusal(settings) ? settings : { settings };
  });
