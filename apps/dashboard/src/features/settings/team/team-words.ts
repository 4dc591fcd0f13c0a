import { wordFor } from '@stoa/messages/server-words';
import { words } from '../../../app/words.ts';

/** The title of a role, what it is for, or what permissions are called, in the language of the dashboard; names of own roles stay. */
export const inTeamWords = (text: string): string => wordFor(words.teamNames, text) ?? text;
