import { isDeepStrictEqual } from 'node:util';
import type { orderReturns } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { type ReturnSettings, readReturnSettings, saveReturnSettings } from './settings.store.ts';

export const getReturnSettings = async (ctx: Context) => ({ settings: await readSite(ctx, readReturnSettings) });

export const updateReturnSettings: UseCase<(typeof orderReturns)['updateReturnSettings']> = (
  ctx,
  { settings: asked },
) =>
  withSite(ctx, async (tx) => {
    const known = await readReturnSettings(tx, { lock: true });
    const conflict = refuse('INVALID_REVISION', { currentRevision: known.revision });
    if (asked.revision !== known.revision) return conflict;
    const wanted: ReturnSettings = {
      enabled: asked.enabled ?? known.enabled,
      days: asked.days ?? known.days,
      conditions: asked.conditions === undefined ? known.conditions : asked.conditions,
      revision: known.revision,
    };
    if (isDeepStrictEqual(wanted, known)) return { settings: known };
    const changed = { ...wanted, revision: String(Number(known.revision) + 1) };
    return (await saveReturnSettings(tx, changed)) ? { settings: changed } : conflict;
  });
