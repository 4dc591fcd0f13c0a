import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { hasCode } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';

const texts = words.signIn.problems;

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
  if (hasCode(error, 'INVALID_CREDENTIALS')) return texts.wrong;
  if (hasCode(error, 'TOO_MANY_REQUESTS') || hasCode(error, 'THROTTLED_FEATURE')) return texts.tooMany;
  if (hasCode(error, 'VERIFICATION_FAILED')) return texts.code;
  if (hasCode(error, 'RESET_PASSWORD_REQUIRED')) return texts.newPassword;
  return explain(error).detail;
}
