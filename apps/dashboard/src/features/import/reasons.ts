import { saidIn } from '@stoa/messages/server-words';
import { ApiError } from '@stoa/sdk';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';

/** Why a row was not imported or a job failed, in the language of the dashboard. */
export const inReasonWords = (reason: string): string => saidIn(words.reasonNames, reason);

/** The server explains what is wrong with a file. */
export const reasonOf = (error: Error): string =>
  error instanceof ApiError && typeof error.data?.reason === 'string'
    ? inReasonWords(error.data.reason)
    : explain(error).detail;
