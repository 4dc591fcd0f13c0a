import type { downloads } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { revisedSettings } from '../../platform/revised-settings.store.ts';
import type { UseCase } from '../../use-case.ts';
import type { Limits } from './downloads.store.ts';

type Service = typeof downloads;

/** The owner's rule for downloads; null stands for no limit. */
type DownloadSettings = { days: number | null; most: number | null; revision: string };

/** Until a site changes them: as long as a disk may need to break, and as often as a household has devices. */
const usualSettings: DownloadSettings = { days: 365, most: 20, revision: '1' };

const downloadSettings = revisedSettings('download_settings', usualSettings);

export const getDownloadSettings = async (ctx: Context) => ({
  settings: await readSite(ctx, (tx) => downloadSettings.read(tx)),
});

/** Changes the rule; who has paid before keeps what was in force then. */
export const updateDownloadSettings: UseCase<Service['updateDownloadSettings']> = (ctx, { settings: asked }) =>
  withSite(ctx, async (tx) => {
    const settings = await downloadSettings.change(tx, asked, ctx.now());
    return isRefusal(settings) ? settings : { settings };
  });

/** How often and until when a file can be fetched that a buyer gets now. */
export async function limitsFromNow(tx: Tx, now: Date): Promise<Limits> {
  const { days, most } = await downloadSettings.read(tx);
  return { most, expires: days === null ? null : new Date(now.getTime() + days * DAY_MS) };
}
