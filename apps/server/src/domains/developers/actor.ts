import type { Context } from '../../context.ts';

/** The person who gives programs access. The contract admits no other caller. */
export function actorOf({ caller }: Context): { id: string; permissions: readonly string[] } {
  if (caller.kind !== 'staff') throw new Error('only members of the team can give programs access');
  return caller;
}
