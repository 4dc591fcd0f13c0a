import { ApiError } from '@stoa/sdk';

/** What is wrong with a password, as a sentence; null where something else went wrong. */
export function weaknessIn(error: unknown): string | null {
  const violation = error instanceof ApiError ? error.violations[0] : undefined;
  return violation ? `The password ${violation.description}.` : null;
}
