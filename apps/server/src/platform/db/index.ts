export { anyOf } from './any-of.ts';
export type { StatementCounter, Tables } from './connection.ts';
export { type Database, type DatabaseOptions, type Notified, openDatabase } from './database.ts';
export { isDatabaseAway, isForeignKeyViolation, isUniqueViolation, LostRace } from './errors.ts';
export { migrate } from './migrate.ts';
export { PLANNED_ANEW } from './prepared-statements.ts';
export {
  type AuditTrail,
  asPlatform,
  holdsConnection,
  lockContended,
  readPlatform,
  readSite,
  refuseWhileLeased,
  type Scope,
  type Tx,
  untilKept,
  withSite,
  write,
  writeOnce,
  writePlatform,
  writeSite,
} from './scope.ts';
export { databaseWithin } from './within.ts';
