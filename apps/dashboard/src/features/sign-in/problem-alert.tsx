import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { hasCode } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';

/** Explains why sign-in failed; nothing without an error. */
export function ProblemAlert({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      {problem(error)}
    </Alert>
  );
}

function problem(error: unknown): string {
  if (hasCode(error, 'INVALID_CREDENTIALS')) return 'E-mail and password do not match. Check both and try again.';
  if (hasCode(error, 'TOO_MANY_REQUESTS') || hasCode(error, 'THROTTLED_FEATURE'))
    return 'Too many attempts. Wait a few minutes, then try again.';
  if (hasCode(error, 'VERIFICATION_FAILED')) return 'That code is incorrect or has already been used. Try again.';
  if (hasCode(error, 'RESET_PASSWORD_REQUIRED')) return 'You need a new password: choose “Forgot password?” below.';
  return explain(error).detail;
}
