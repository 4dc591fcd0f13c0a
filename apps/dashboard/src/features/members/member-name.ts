import { words } from '../../app/words.ts';
import type { MemberView } from './queries.ts';

const texts = words.members;

/** The name of a member in lists, as other members see it. */
export const nameOfMember = ({ profile, loginEmail }: MemberView): string =>
  profile?.nickname || loginEmail || texts.member;

/** First and last name, if known. */
export const fullNameOf = ({ contact }: MemberView): string =>
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');
