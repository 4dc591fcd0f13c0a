// What PostgreSQL's error codes mean to callers.
// https://www.postgresql.org/docs/current/errcodes-appendix.html

function hasCode(error: unknown, codes: readonly string[], constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || !codes.includes(String(error.code))) return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}

/** Whether a unique or primary key refused the statement; with `constraint`, whether exactly that one did. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, ['23505'], constraint);
}

/** Whether the statement refers to a missing row. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, ['23503']);
}

/**
 * Whether the transaction lost a race and may succeed when repeated: a serialization failure, a deadlock, or a row that
 * was deleted between a check and a reference to it.
 */
export const isLostRace = (error: unknown): boolean =>
  hasCode(error, ['40001', '40P01']) || isForeignKeyViolation(error);

/** Thrown by a transaction that has lost a race in a way that only it can detect: it is repeated from the start. */
export class LostRace extends Error {
  readonly code = '40001';
}
