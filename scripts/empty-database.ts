// Makes the empty database that the embedded database of a new installation is copied from.
import { makeEmptyDatabase } from '../apps/server/src/platform/db/empty-database.ts';

await makeEmptyDatabase();
