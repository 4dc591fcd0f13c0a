/** The use of a table by an SQL statement, as recognised from its text. */
export type TableUse = { table: string; verb: 'read' | 'insert' | 'update' | 'delete' };

const CHANGES =
  /create table (?:if not exists )?(\w+)|create_resource_table\('(\w+)'|drop table (?:if exists )?(\w+)|alter table (\w+) rename to (\w+)/gi;

/** Returns the tables that exist after the migrations. */
export function tablesAfter(migrations: readonly string[]): Set<string> {
  const tables = new Set<string>();
  for (const text of migrations) {
    for (const [, created, resource, dropped, from, to] of text.matchAll(CHANGES)) {
      const made = created ?? resource ?? to;
      const gone = dropped ?? from;
      if (gone) tables.delete(gone);
      if (made) tables.add(made);
    }
  }
  return tables;
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const ALIAS = '(?:\\s+(?:as\\s+)?(?!(?:on|where|join|left|cross|order|group|set|using|union|limit|for)\\b)\\w+)?';
/** Matches SQL statements. `from` may list several tables. Locks such as `for no key update` count as reads. */
const words = new RegExp(
  [
    'insert\\s+into\\s+(?<insert>\\w+)',
    '(?<!for\\s|key\\s|do\\s)update\\s+(?<update>\\w+)',
    'delete\\s+from\\s+(?<delete>\\w+)',
    'truncate\\s+(?:table\\s+)?(?<truncate>\\w+)',
    "\\btable:\\s*'(?<resource>\\w+)'",
    `\\b(?:from|join|using)\\s+(?<read>\\w+${ALIAS}(?:\\s*,\\s*\\w+${ALIAS})*)`,
  ].join('|'),
  'gi',
);

/** Finds the uses of tables in a module. Declaring a resource for a table counts as writing to it. */
export function usesIn(source: string, tables: ReadonlySet<string>): TableUse[] {
  const uses = new Map<string, TableUse>();
  const note = (table: string, verb: TableUse['verb']) => {
    if (tables.has(table)) uses.set(`${verb} ${table}`, { table, verb });
  };
  for (const { groups = {} } of source.replace(comments, '').matchAll(words)) {
    const { insert, update, delete: deleted, truncate, resource, read } = groups;
    if (insert ?? resource) note(insert ?? resource ?? '', 'insert');
    if (update) note(update, 'update');
    if (deleted ?? truncate) note(deleted ?? truncate ?? '', 'delete');
    for (const part of read?.split(',') ?? []) note(part.trim().split(/\s+/)[0] ?? '', 'read');
  }
  return [...uses.values()];
}
