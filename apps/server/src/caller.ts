/** Who asks. Visitors and members belong to one site; staff and apps act on the site that they name. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'visitor'; id: string }
  | { kind: 'member'; id: string }
  | { kind: 'staff'; id: string; role: string; permissions: readonly string[] }
  | { kind: 'app'; id: string; permissions: readonly string[] };

/** Whether a caller has a permission of the contract; `*` stands for all of them. */
export function may(caller: Caller, permission: string): boolean {
  if (caller.kind !== 'staff' && caller.kind !== 'app') return false;
  return caller.permissions.includes('*') || caller.permissions.includes(permission);
}

/** The person whose cart, checkouts and orders a call is about; null for callers who have none of their own. */
export const ownerOf = (caller: Caller): string | null =>
  caller.kind === 'visitor' || caller.kind === 'member' ? caller.id : null;
