import { isDeepStrictEqual } from 'node:util';
import type { abandonedCheckoutAdministration } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { type MailSettings, readMailSettings, saveMailSettings } from './settings.store.ts';

type Service = typeof abandonedCheckoutAdministration;

export const getRecoveryMailSettings = async (ctx: Context) => ({ settings: await readSite(ctx, readMailSettings) });

/** Changes the rule. Mails that are planned keep their time, and are left out if buyers are no longer written to. */
export const updateRecoveryMailSettings: UseCase<Service['updateRecoveryMailSettings']> = (ctx, { settings: asked }) =>
  withSite(ctx, async (tx) => {
    const known = await readMailSettings(tx, { lock: true });
    const conflict = refuse('INVALID_REVISION', { currentRevision: known.revision });
    if (asked.revision !== known.revision) return conflict;
    const wanted: MailSettings = {
      enabled: asked.enabled ?? known.enabled,
      hours: asked.hours ?? known.hours,
      secondHours: asked.secondHours === undefined ? known.secondHours : asked.secondHours,
      revision: known.revision,
    };
    // no change means no new revision
    if (isDeepStrictEqual(wanted, known)) return { settings: known };
    const changed = { ...wanted, revision: String(Number(known.revision) + 1) };
    return (await saveMailSettings(tx, changed, ctx.now())) ? { settings: changed } : conflict;
  });
