import { expect, test } from 'vitest';
import { changeStatus, type IdentityStatus, possibleChanges, type Standing } from './identity-status.ts';

const standing = (status: IdentityStatus, ...pendingReasons: Standing['pendingReasons']): Standing => ({
  status,
  pendingReasons,
});

test('who waits for two things is active when both are there', () => {
  const waiting = standing('PENDING', 'PENDING_EMAIL_VERIFICATION_REQUIRED', 'PENDING_ADMIN_APPROVAL_REQUIRED');
  const verified = changeStatus(waiting, 'verifyEmail');
  expect(verified).toEqual(standing('PENDING', 'PENDING_ADMIN_APPROVAL_REQUIRED'));
  expect(changeStatus(verified as Standing, 'approve')).toEqual(standing('ACTIVE'));
});

test('an approval stands for everything that was waited for', () => {
  expect(changeStatus(standing('PENDING', 'PENDING_EMAIL_VERIFICATION_REQUIRED'), 'approve')).toEqual(
    standing('ACTIVE'),
  );
});

test('a verified address does not unblock', () => {
  expect(changeStatus(standing('BLOCKED'), 'verifyEmail')).toBeNull();
});

test('every status can be reached, and only what is deleted stays', () => {
  const all: IdentityStatus[] = ['PENDING', 'ACTIVE', 'BLOCKED', 'OFFLINE', 'DELETED'];
  const reached = new Set<IdentityStatus>();
  for (const status of all) {
    for (const change of possibleChanges(status)) {
      const next = changeStatus(standing(status, 'PENDING_ADMIN_APPROVAL_REQUIRED'), change)?.status;
      if (next && next !== status) reached.add(next);
    }
  }
  expect([...reached].sort()).toEqual([...all].sort());
  expect(all.filter((status) => possibleChanges(status).length === 0)).toEqual(['DELETED']);
});
