import { loadDashboardMessages } from '@stoa/messages/dashboard';
import { saidIn, wordFor } from '@stoa/messages/server-words';
import { wordsLanguage } from './words.ts';

/** By the code of an error. They are so many, and so rarely read, that they come with the first failure. */
let texts: Readonly<Record<string, string>> = {};
let violations: Readonly<Record<string, string>> = {};
let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  const [{ errorCodes }, { failureNames, violationNames }] = await Promise.all([
    import('@stoa/contract/errors'),
    loadDashboardMessages(wordsLanguage, ['failureNames', 'violationNames']),
  ]);
  const all = Object.entries(errorCodes).map(([code, { description }]) => [code, failureNames[code] ?? description]);
  texts = Object.fromEntries(all);
  violations = violationNames;
}

/** Loads them where the connection allows it: without them, failures are explained in general. */
export async function loadFailureTexts(): Promise<void> {
  loading ??= load().catch(() => {
    loading = null;
  });
  await loading;
}

/** What an error means, in the language of the dashboard. */
export const failureText = (code: string): string | undefined => wordFor(texts, code);

/** What is wrong with a field, as the end of a sentence about it. */
export const violationText = (description: string): string => saidIn(violations, description);
