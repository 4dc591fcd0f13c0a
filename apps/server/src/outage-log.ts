import type { Logger } from './context.ts';
import { type Database, isDatabaseAway } from './platform/db/index.ts';

/** Logs the beginning and the end of each outage of the database. */
export function tellOutages(database: Database, log: Logger): void {
  database.watchOutages((reason) => {
    if (reason) log.error({ err: reason }, 'the database does not answer');
    else log.warn({}, 'the database answers again');
  });
}

type LogMethod = (this: unknown, ...line: [details: unknown, ...rest: unknown[]]) => void;

/** Hooks of the log that drop the failures of single requests, jobs and tasks during an outage: it is told once. */
export const withoutOutages = {
  logMethod(this: unknown, line: Parameters<LogMethod>, write: LogMethod): void {
    const [details] = line;
    const error = details instanceof Object && 'err' in details ? details.err : details;
    if (!isDatabaseAway(error)) write.apply(this, line);
  },
};
