import { type Operation, operations, staffRoles } from '@stoa/contract';
import type { Caller } from '../../caller.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { denialOf } from './permits.ts';

const someone = NIL_ID;

/**
 * The kinds of callers, with an example of each. Apps are not included: their permissions are assigned individually.
 */
const matrixColumns: { title: string; caller: Caller }[] = [
  { title: 'Nobody', caller: { kind: 'nobody' } },
  { title: 'Visitor', caller: { kind: 'visitor', id: someone } },
  { title: 'Member', caller: { kind: 'member', id: someone } },
  ...staffRoles.map(({ key, title, permissions }) => ({
    title,
    caller: { kind: 'staff' as const, id: someone, role: key, permissions },
  })),
];

const YES = 'yes';
/** Allowed within fifteen minutes of the last proof of identity. */
const RECENT_LOGIN = 'recent login';
const NO = '–';

/** `docs/permissions.md`: the callers of each operation, according to the contract. */
export function permissionMatrix(): string {
  const services = Map.groupBy(operations.values(), ({ service }) => service);
  const tables = [...services]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([service, all]) => [`## ${service}`, '', ...headings(), ...all.map(row), ''].join('\n'));
  const roles = staffRoles.map(({ title, description }) => `| ${title} | ${description} |`);
  return `${[
    '# Who may call what',
    '',
    'Generated from the contract by `npm run generate`. A test calls every operation as each kind of caller and compares the',
    'result with these tables. Visitors and members only reach their own data. Team members have a role on each site, and',
    `sites can create roles of their own. \`${RECENT_LOGIN}\` means that a login within the last fifteen minutes is required.`,
    'An app needs all permissions in the last column.',
    '',
    '| Role | What it is for |',
    '|---|---|',
    ...roles,
    '',
    ...tables,
  ].join('\n')}`;
}

function headings(): string[] {
  const titles = ['Operation', ...matrixColumns.map(({ title }) => title), 'An app needs'];
  return [`| ${titles.join(' | ')} |`, `|${'---|'.repeat(titles.length)}`];
}

function row(operation: Operation): string {
  const allowed = operation.permit.recentLogin ? RECENT_LOGIN : YES;
  const cells = matrixColumns.map(({ caller }) => (denialOf(operation, caller) ? NO : allowed));
  return `| ${[operation.name, ...cells, appNeeds(operation)].join(' | ')} |`;
}

function appNeeds({ permit: { callers, permissions } }: Operation): string {
  if (!callers.includes('app')) return NO;
  return permissions.length > 0 ? permissions.join(', ') : 'nothing';
}

/** Whether a cell of the document allows a call right after a login. */
export const isAllowedBy = (cell: string | undefined): boolean => cell === YES || cell === RECENT_LOGIN;

/** The parsed document: operations by id, then columns by title. */
export function readPermissionMatrix(document: string): Map<string, Map<string, string>> {
  const matrix = new Map<string, Map<string, string>>();
  let service = '';
  let titles: string[] = [];
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) service = line.slice(3);
    if (!service || !line.startsWith('| ')) continue;
    const cells = line.slice(2, -2).split(' | ');
    if (cells[0] === 'Operation') titles = cells;
    else matrix.set(`${service}.${cells[0]}`, new Map(titles.map((title, index) => [title, cells[index] ?? ''])));
  }
  return matrix;
}
