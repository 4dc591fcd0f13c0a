import { revisedSettings } from '../../platform/revised-settings.store.ts';

/** The owner's rule for returns. Returns that were asked for before a change go on. */
export type ReturnSettings = { enabled: boolean; days: number; conditions: string | null; revision: string };

/** Until a site changes them: the shop decides first whether it takes returns here. */
const usualSettings: ReturnSettings = { enabled: false, days: 30, conditions: null, revision: '1' };

export const returnSettings = revisedSettings('return_settings', usualSettings);
