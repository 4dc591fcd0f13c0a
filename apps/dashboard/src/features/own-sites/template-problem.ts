import { ApiError } from '@stoa/sdk';
import { words } from '../../app/words.ts';
import { reasonOf } from '../import/reasons.ts';

const texts = words.siteTemplates;

const limits = { TOO_MANY_TEMPLATES: { text: texts.tooMany }, ARCHIVE_TOO_LARGE: { text: texts.tooLarge } };

/** What a form says where no template can be made, by the codes of the server. */
export const templateCodes = { ...limits, ARCHIVE_NOT_USABLE: { text: texts.refused } };

/** Why an archive that somebody uploads is no template. */
export function templateProblem(error: Error): string {
  const known: Record<string, { text: string }> = limits;
  return (error instanceof ApiError && known[error.code]?.text) || reasonOf(error);
}
