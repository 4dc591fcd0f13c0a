import type { Reason } from '@stoa/page-model';

const reasons: Record<Reason | 'ADDRESS_TAKEN', string> = {
  BLOCK_IS_GONE: 'The section is not there any more.',
  BLOCK_EXISTS: 'It is on the page already.',
  UNKNOWN_TYPE: 'This kind of section is not known here.',
  UNKNOWN_PROPERTY: 'This kind of section has no such setting.',
  UNKNOWN_STYLE: 'This kind of section has no such look.',
  WRONG_VALUE: 'The value doesn’t fit this setting.',
  UNKNOWN_SLOT: 'There is no place for it here.',
  NOT_ACCEPTED: 'It can’t stand here.',
  SLOT_IS_FULL: 'There is no room for more here.',
  BLOCK_IN_ITSELF: 'A section can’t stand within itself.',
  ROOT_STAYS: 'The page itself stays where it is.',
  BLOCK_IS_REQUIRED: 'This page can’t do without it.',
  ONE_IS_ENOUGH: 'The page has one already.',
  TOO_DEEP: 'Sections can’t be nested any deeper.',
  TOO_MANY_BLOCKS: 'The page can’t hold more sections.',
  ADDRESS_TAKEN: 'Another page has this address.',
};

/** Why a change was not made, in words; what is no known code is a sentence already. */
export const inWords = (reason: string): string =>
  (Object.hasOwn(reasons, reason) ? reasons[reason as Reason] : null) ?? reason;
