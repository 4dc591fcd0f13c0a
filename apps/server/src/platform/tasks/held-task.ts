/**
 * The resources that work waits for, so that slow work never delays quick work. `database`: this server's own tables
 * only. `outside`: mail servers, payment providers, others' addresses. `long`: runs for minutes.
 */
export type Lane = 'database' | 'outside' | 'long';

/** A task as held by the process that does it. */
export type HeldTask = {
  siteId: string;
  kind: string;
  key: string;
  input: unknown;
  attempts: number;
  lease: string;
  /** The time since which it has been due, ISO 8601. */
  due: string;
};
