/**
 * Checks that each table has one owner and that SQL statements respect it: a domain only writes its own tables, and
 * only reads others for a reason given in its descriptor.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Domain } from '../apps/server/src/domain.ts';
import { domains } from '../apps/server/src/domains.ts';
import { platformTables } from '../apps/server/src/platform/tables.ts';
import { root } from './front-ends.mjs';
import { type TableUse, tablesAfter, usesIn } from './table-uses.ts';

const SOURCE = 'apps/server/src/';
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const tables = tablesAfter(globSync('apps/server/migrations/*.sql', { cwd: root }).sort().map(read));
/** Pairs of a domain and a table that its statements use. */
const seen = new Set<string>();
const problems = [
  ...ownersOf(),
  ...globSync(`${SOURCE}**/*.ts`, { cwd: root }).sort().flatMap(problemsIn),
  ...neededNoMore(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
console.log(`${tables.size} tables`);

/** Finds tables without exactly one owner, and owned tables that do not exist. */
function ownersOf(): string[] {
  const owned = [
    ...domains.flatMap(({ name, owns }) => owns.map((table) => ({ table, owner: `the domain ${name}` }))),
    ...Object.keys(platformTables).map((table) => ({ table, owner: 'the platform' })),
  ];
  const owners = Map.groupBy(owned, ({ table }) => table);
  return [
    ...[...tables]
      .filter((table) => !owners.has(table))
      .map((table) => `${table} has no owner: list it under owns in the domain.ts of the domain that writes it.`),
    ...[...owners]
      .filter(([, of]) => of.length > 1)
      .map(([table, of]) => `${table} has several owners: ${of.map(({ owner }) => owner).join(', ')}.`),
    ...[...owners.keys()]
      .filter((table) => !tables.has(table))
      .map((table) => `${table} has an owner, but no migration creates it.`),
  ];
}

function problemsIn(file: string): string[] {
  if (/\.(test|fixture)\.ts$/.test(file)) return [];
  const path = file.slice(SOURCE.length);
  const uses = usesIn(read(file), tables);
  const name = path.match(/^domains\/([^/]+)\//)?.[1];
  const domain = domains.find((each) => each.name === name);
  if (name && !domain) return [`${file}: domains.ts does not list a domain of this name.`];
  const problemOf = domain ? (use: TableUse) => foreignUse(domain, use) : (use: TableUse) => platformUse(path, use);
  return uses.flatMap((use) => problemOf(use) ?? []).map((problem) => `${file}: ${problem}`);
}

function foreignUse({ name, owns, reads = {}, derives = {} }: Domain, { table, verb }: TableUse): string | null {
  seen.add(`${name} ${table}`);
  if (owns.includes(table)) return null;
  const owner = domains.find((domain) => domain.owns.includes(table))?.name ?? 'platform';
  if (verb === 'update' && table in derives) return null;
  if (verb !== 'read')
    return `${verb} of ${table}, which belongs to ${owner}: have its index.ts offer the change, and call that.`;
  if (table in reads || table in derives) return null;
  return `reads ${table}, which belongs to ${owner}: call its index.ts, or, where one statement has to read both, say why under reads in domains/${name}/domain.ts.`;
}

/** Finds reasons in descriptors for tables that the domain no longer uses. */
function neededNoMore(): string[] {
  return domains.flatMap(({ name, reads = {}, derives = {} }) =>
    [...new Set([...Object.keys(reads), ...Object.keys(derives)])]
      .filter((table) => !seen.has(`${name} ${table}`))
      .map(
        (table) =>
          `domains/${name}/domain.ts gives a reason to use ${table}, but nothing in the domain uses it: remove the reason.`,
      ),
  );
}

function platformUse(path: string, { table, verb }: TableUse): string | null {
  const modules = platformTables[table];
  if (modules?.some((module) => path.startsWith(module))) return null;
  if (modules) return `${verb} of ${table}, which belongs to ${modules[0]}: call a function of that module.`;
  return `${verb} of ${table}, which belongs to a domain: only domains write statements about their tables.`;
}
