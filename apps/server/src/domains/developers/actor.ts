import type { Context } from '../../context.ts';

/** The person who gives programs access. The contract lets nobody else call. */
export function actorOf({ caller }: Context): { id: string; permissions: readonly string[] } {
  if (caller.kind !== 'staff') throw new Error('only people of the team give programs access');
  return caller;
}
