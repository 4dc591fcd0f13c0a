import { expect, test } from 'vitest';
import { type AccountStatus, changeStatus, type IdentityStatus, possibleChanges } from './identity-status.ts';

const accountStatus = (status: IdentityStatus, ...pendingReasons: AccountStatus['pendingReasons']): AccountStatus => ({
  status,
  pendingReasons,
});

test('an account that awaits two things becomes active with both', () => {
  const waiting = accountStatus('PENDING', 'PENDING_EMAIL_VERIFICATION_REQUIRED', 'PENDING_ADMIN_APPROVAL_REQUIRED');
  const verified = changeStatus(waiting, 'verifyEmail');
  expect(verified).toEqual(accountStatus('PENDING', 'PENDING_ADMIN_APPROVAL_REQUIRED'));
  expect(changeStatus(verified as AccountStatus, 'approve')).toEqual(accountStatus('ACTIVE'));
});

test('an approval replaces everything that was awaited', () => {
  expect(changeStatus(accountStatus('PENDING', 'PENDING_EMAIL_VERIFICATION_REQUIRED'), 'approve')).toEqual(
    accountStatus('ACTIVE'),
  );
});

test('a verified address does not unblock', () => {
  expect(changeStatus(accountStatus('BLOCKED'), 'verifyEmail')).toBeNull();
});

test('every status can be reached, and only deletion is final', () => {
  const all: IdentityStatus[] = ['PENDING', 'ACTIVE', 'BLOCKED', 'OFFLINE', 'DELETED'];
  const reached = new Set<IdentityStatus>();
  for (const status of all) {
    for (const change of possibleChanges(status)) {
      const next = changeStatus(accountStatus(status, 'PENDING_ADMIN_APPROVAL_REQUIRED'), change)?.status;
      if (next && next !== status) reached.add(next);
    }
  }
  expect([...reached].sort()).toEqual([...all].sort());
  expect(all.filter((status) => possibleChanges(status).length === 0)).toEqual(['DELETED']);
});
