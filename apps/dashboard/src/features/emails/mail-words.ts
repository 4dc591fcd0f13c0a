import { wordFor } from '@stoa/messages/server-words';
import { words } from '../../app/words.ts';

/** What an e-mail is called, or when it is sent, in the language of the dashboard. */
export const inMailWords = (text: string): string => wordFor(words.mailNames, text) ?? text;
