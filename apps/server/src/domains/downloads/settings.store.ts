import type { Tx } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { revisedSettings } from '../../platform/revised-settings.store.ts';
import type { Limits } from './downloads.store.ts';

/** The owner's rule for downloads; null stands for no limit. Who has paid before a change keeps what was in force then. */
type DownloadSettings = { days: number | null; most: number | null; revision: string };

/** Until a site changes them: as long as a disk may need to break, and as often as a household has devices. */
const usualSettings: DownloadSettings = { days: 365, most: 20, revision: '1' };

export const downloadSettings = revisedSettings('download_settings', usualSettings);

/** How often and until when a file can be fetched that a buyer gets now. */
export async function limitsFromNow(tx: Tx, now: Date): Promise<Limits> {
  const { days, most } = await downloadSettings.read(tx);
  return { most, expires: days === null ? null : new Date(now.getTime() + days * DAY_MS) };
}
