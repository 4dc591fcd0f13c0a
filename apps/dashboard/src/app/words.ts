import { loadDashboardMessages } from '@stoa/messages/dashboard';

/** The texts of the dashboard. They stay English until every screen takes its texts from here: no screen mixes languages. */
export const wordsLanguage = 'en';
export const words = await loadDashboardMessages(wordsLanguage);
