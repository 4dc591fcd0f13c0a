import { revisedSettings } from '../../platform/revised-settings.store.ts';

/** The owner's rule: when customers are asked for reviews. Requests that were scheduled before a change stay as they are. */
export type RequestSettings = { enabled: boolean; days: number; reminderDays: number | null; revision: string };

/** Until a site changes them: nobody is asked unless the owner wants it. */
const usualSettings: RequestSettings = { enabled: false, days: 7, reminderDays: null, revision: '1' };

export const requestSettings = revisedSettings('review_request_settings', usualSettings);
