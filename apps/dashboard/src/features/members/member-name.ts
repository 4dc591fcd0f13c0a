import type { MemberView } from './queries.ts';

/** What a member is called in lists: as others see them. */
export const nameOfMember = ({ profile, loginEmail }: MemberView): string =>
  profile?.nickname || loginEmail || 'Member';

/** First and last name, where they are known. */
export const fullNameOf = ({ contact }: MemberView): string =>
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');
