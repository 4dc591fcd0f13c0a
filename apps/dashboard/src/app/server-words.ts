/** What the server says in English, in the language of the dashboard. What owners of sites wrote themselves stays. */
import { loadServerWords, nameInSummary } from '@stoa/messages/server-words';
import { wordsLanguage } from './words.ts';

const { changes, mails, team } = await loadServerWords(wordsLanguage);

/** The title of a role, what it is for, or the title of a group of permissions. */
export const inTeamWords = (text: string): string => team[text] ?? text;

/** What an e-mail is called, or when it is sent. */
export const inMailWords = (text: string): string => mails[text] ?? text;

/** What a change of the site is called, by its summary. */
export const changeName = (summary: string): string => changes[nameInSummary(summary)] ?? summary;
