import type { Static } from '@stoa/contract';
import type { IdentityProfile } from '@stoa/contract/identity/identity';

/** A person's profile: names, further addresses and numbers with tags, typed custom fields. */
export type Profile = Static<typeof IdentityProfile>;

/** The name to show where there is room for only one. */
export function nameOf({ nickname, firstName, lastName }: Profile, email: string | null): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return nickname || name || (email?.split('@')[0] ?? '');
}
