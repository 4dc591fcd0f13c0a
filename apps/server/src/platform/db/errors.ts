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

/** The database could not be reached: nothing is wrong with the work, which may be tried again. */
class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('the database does not answer', { cause });
  }
}

/** Whether the error, or what caused it, is that the database could not be reached. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway || (error instanceof Error && isDatabaseAway(error.cause));

/** Of sockets, of name servers, and of servers that start, stop or take no more connections. */
const connectionCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[123]|53300)$/;
/** Of the driver, which has no codes. */
const connectionMessages =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The driver's error as `DatabaseAway`, if it concerns the connection; otherwise as it is. */
export function connectionError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  return connectionCodes.test(code) || connectionMessages.test(error.message) ? new DatabaseAway(error) : error;
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
