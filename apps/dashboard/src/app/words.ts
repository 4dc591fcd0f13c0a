import { loadDashboardMessages } from '@stoa/messages/dashboard';
import { browserLanguage } from './language.ts';

/** The language of the dashboard while it is open. */
export const wordsLanguage = browserLanguage();
export const words = await loadDashboardMessages(wordsLanguage);
