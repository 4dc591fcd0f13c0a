export type { StatementCounter, Tables } from './connection.ts';
export { type Database, type DatabaseOptions, type Notified, openDatabase } from './database.ts';
export { isUniqueViolation, LostRace } from './errors.ts';
export { migrate } from './migrate.ts';
export { asPlatform, readPlatform, readSite, type Scope, type Tx, withSite } from './scope.ts';
