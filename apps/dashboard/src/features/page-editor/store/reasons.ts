import type { Reason } from '@stoa/page-model';
import { words } from '../../../app/words.ts';

const reasons: Record<Reason | 'ADDRESS_TAKEN', string> = words.pageEditor.reasons;

/** Why a change was not made, in words; what is no known code is a sentence already. */
export const inWords = (reason: string): string =>
  (Object.hasOwn(reasons, reason) ? reasons[reason as Reason] : null) ?? reason;
