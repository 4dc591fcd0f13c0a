/** The status of an account. Only ACTIVE ones can log in. */
export type IdentityStatus = 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE';
/** The reasons why an account is pending. */
export type PendingReason = 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED';
export type StatusChange = 'verifyEmail' | 'approve' | 'block' | 'disconnect' | 'register' | 'delete';

/**
 * The lifecycle of an account: the changes possible in each status, and the next status. OFFLINE accounts were created
 * by staff, or lost their login; they can be claimed by registering with their address. DELETED is final.
 */
const lifecycle: Record<IdentityStatus, Partial<Record<StatusChange, IdentityStatus>>> = {
  PENDING: { verifyEmail: 'PENDING', approve: 'ACTIVE', block: 'BLOCKED', disconnect: 'OFFLINE', delete: 'DELETED' },
  ACTIVE: { verifyEmail: 'ACTIVE', approve: 'ACTIVE', block: 'BLOCKED', disconnect: 'OFFLINE', delete: 'DELETED' },
  BLOCKED: { approve: 'ACTIVE', block: 'BLOCKED', disconnect: 'OFFLINE', delete: 'DELETED' },
  OFFLINE: { register: 'PENDING', approve: 'ACTIVE', block: 'BLOCKED', disconnect: 'OFFLINE', delete: 'DELETED' },
  DELETED: {},
};

export type AccountStatus = { status: IdentityStatus; pendingReasons: PendingReason[] };

/** The status after a change; null where the change is not allowed. */
export function changeStatus({ status, pendingReasons }: AccountStatus, change: StatusChange): AccountStatus | null {
  const next = lifecycle[status][change];
  if (!next) return null;
  if (next !== 'PENDING') return { status: next, pendingReasons: [] };
  if (change !== 'verifyEmail') return { status: next, pendingReasons };
  const left = pendingReasons.filter((reason) => reason !== 'PENDING_EMAIL_VERIFICATION_REQUIRED');
  return left.length ? { status: 'PENDING', pendingReasons: left } : { status: 'ACTIVE', pendingReasons: [] };
}

/** The changes possible from a status, for screens to offer. */
export const possibleChanges = (status: IdentityStatus): StatusChange[] =>
  Object.keys(lifecycle[status]) as StatusChange[];
