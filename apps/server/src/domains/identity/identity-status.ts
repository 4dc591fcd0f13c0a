/** Where an account stands. Only ACTIVE ones can log in. */
export type IdentityStatus = 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';
/** What a pending account waits for. */
export type PendingReason = 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED';
export type StatusChange = 'verifyEmail' | 'approve' | 'block' | 'disconnect' | 'register' | 'delete';

/**
 * The lifecycle of an account: what may happen in which state, and where it leads. OFFLINE accounts were made by staff,
 * or lost their login; who registers with their address takes them over. DELETED is the end.
 */
const lifecycle: Record<IdentityStatus, Partial<Record<StatusChange, IdentityStatus>>> = {
  PENDING: { verifyEmail: 'PENDING', approve: 'ACTIVE', block: 'BLOCKED', disconnect: 'OFFLINE', delete: 'DELETED' },
  ACTIVE: { verifyEmail: 'ACTIVE', approve: 'ACTIVE', block: 'BLOCKED', disconnect: 'OFFLINE', delete: 'DELETED' },
  BLOCKED: { approve: 'ACTIVE', block: 'BLOCKED', disconnect: 'OFFLINE', delete: 'DELETED' },
  OFFLINE: { register: 'PENDING', approve: 'ACTIVE', block: 'BLOCKED', disconnect: 'OFFLINE', delete: 'DELETED' },
  DELETED: {},
};

export type Standing = { status: IdentityStatus; pendingReasons: PendingReason[] };

/** Where a change leads from where the account stands; null where the change is not allowed. */
export function changeStatus({ status, pendingReasons }: Standing, change: StatusChange): Standing | null {
  const next = lifecycle[status][change];
  if (!next) return null;
  if (next !== 'PENDING') return { status: next, pendingReasons: [] };
  if (change !== 'verifyEmail') return { status: next, pendingReasons };
  const left = pendingReasons.filter((reason) => reason !== 'PENDING_EMAIL_VERIFICATION_REQUIRED');
  return left.length ? { status: 'PENDING', pendingReasons: left } : { status: 'ACTIVE', pendingReasons: [] };
}

/** The changes that are possible from a status: what screens offer. */
export const possibleChanges = (status: IdentityStatus): StatusChange[] =>
  Object.keys(lifecycle[status]) as StatusChange[];
