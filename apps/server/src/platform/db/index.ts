export type { StatementCounter, Tables } from './connection.ts';
export { type Database, type DatabaseOptions, type Notified, openDatabase } from './database.ts';
export { isForeignKeyViolation, isUniqueViolation, LostRace } from './errors.ts';
export { migrate } from './migrate.ts';
export { PLANNED_ANEW } from './prepared-statements.ts';
export { asPlatform, readPlatform, readSite, type Scope, type Tx, withSite, writePlatform } from './scope.ts';
