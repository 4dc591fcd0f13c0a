import { revisedSettings } from '../../platform/revised-settings.store.ts';

/** The owner's rule: when buyers are reminded of what they left. Mails that are planned when it changes keep their time, and are left out if buyers are no longer written to. */
export type MailSettings = { enabled: boolean; hours: number; secondHours: number | null; revision: string };

/** Until a site changes them: nobody is written to unless the owner wants it. */
const usualSettings: MailSettings = { enabled: false, hours: 2, secondHours: null, revision: '1' };

export const mailSettings = revisedSettings('recovery_mail_settings', usualSettings);
