import { type DashboardMessages, type DashboardSubject, loadDashboardMessages } from '@stoa/messages/dashboard';
import { needs } from './code-needs.ts';
import { browserLanguage } from './language.ts';

/** The language of the dashboard while it is open. */
export const wordsLanguage = browserLanguage();

/** The texts, by subject. Of those, code finds the ones that it uses: the build has them loaded with it (`words-of-code.ts`). */
export const words = {} as DashboardMessages;

/** Loads the texts that are not there yet. */
export async function loadWords(subjects?: readonly DashboardSubject[]): Promise<void> {
  const missing = subjects?.filter((subject) => !(subject in words));
  Object.assign(words, await loadDashboardMessages(wordsLanguage, missing));
}

// without a build, nothing says what code needs: it gets all
await loadWords(needs?.start);
