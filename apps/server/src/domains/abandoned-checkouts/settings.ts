import type { abandonedCheckoutAdministration } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { mailSettings } from './settings.store.ts';

type Service = typeof abandonedCheckoutAdministration;

export const getRecoveryMailSettings = async (ctx: Context) => ({
  settings: await readSite(ctx, (tx) => mailSettings.read(tx)),
});

/** Changes the rule. Mails that are planned keep their time, and are left out if buyers are no longer written to. */
export const updateRecoveryMailSettings: UseCase<Service['updateRecoveryMailSettings']> = (ctx, { settings: asked }) =>
  withSite(ctx, async (tx) => {
    const settings = await mailSettings.change(tx, asked, ctx.now());
    return isRefusal(settings) ? settings : { settings };
  });
