import type { Static } from '@stoa/contract';
import type { IdentityProfile } from '@stoa/contract/identity/identity';

/** What people say of themselves: names, further addresses and numbers with tags, typed custom fields. */
export type Profile = Static<typeof IdentityProfile>;

/** What somebody is called where there is room for one name. */
export function nameOf({ nickname, firstName, lastName }: Profile, email: string | null): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return nickname || name || (email?.split('@')[0] ?? '');
}
