/** What the server says in English to everybody, such as the names of roles, in the language of the dashboard. */
import { dashboardLanguageOf } from './languages.ts';

/** By the English text. */
type Words = Readonly<Record<string, string>>;
/** What changes of a site are called in its log, what e-mails are called and when they are sent, and roles and permissions. */
export type ServerWords = { changes: Words; mails: Words; team: Words };

/** English needs none. */
const none: ServerWords = { changes: {}, mails: {}, team: {} };

export async function loadServerWords(language: string): Promise<ServerWords> {
  const chosen = dashboardLanguageOf(language);
  if (chosen === 'en') return none;
  const { serverWords } = await import(`./${chosen}/server/index.ts`);
  return serverWords;
}

/** The part of a change's summary that names it: what follows a colon or semicolon explains it to programmers. */
export const nameInSummary = (summary: string): string => (summary.split(/[:;]/)[0] ?? '').trimEnd();
