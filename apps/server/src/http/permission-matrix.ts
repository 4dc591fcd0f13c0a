import { type Operation, operations, staffRoles } from '@stoa/contract';
import type { Caller } from '../caller.ts';
import { denialOf } from './permits.ts';

const someone = '00000000-0000-0000-0000-000000000000';

/** The kinds of callers, and somebody of each. Apps are not among them: what they may do is what they are given. */
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
/** Allowed soon after a login. */
const LATELY = 'lately';
const NO = '–';

/** `docs/permissions.md`: who may call which operation, as the contract says. */
export function permissionMatrix(): string {
  const services = Map.groupBy(operations.values(), ({ service }) => service);
  const tables = [...services]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([service, all]) => [`## ${service}`, '', ...headings(), ...all.map(row), ''].join('\n'));
  const roles = staffRoles.map(({ title, description }) => `| ${title} | ${description} |`);
  return `${[
    '# Who may call what',
    '',
    'Generated from the contract by `scripts/generate.ts`. A test calls every operation as everybody who is named here and',
    'compares. Members and visitors act on what is theirs. People of the team have a role on each site; sites can make',
    `roles of their own; \`${LATELY}\` is who proved within the last fifteen minutes who they are. An app needs all`,
    'permissions of the last column.',
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
  const allowed = operation.permit.recentLogin ? LATELY : YES;
  const cells = matrixColumns.map(({ caller }) => (denialOf(operation, caller) ? NO : allowed));
  return `| ${[operation.name, ...cells, appNeeds(operation)].join(' | ')} |`;
}

function appNeeds({ permit: { callers, permissions } }: Operation): string {
  if (!callers.includes('app')) return NO;
  return permissions.length > 0 ? permissions.join(', ') : 'nothing';
}

/** Whether a cell of the document allows a call to somebody who has just logged in. */
export const isAllowedBy = (cell: string | undefined): boolean => cell === YES || cell === LATELY;

/** What the document says of each operation, by its id and the title of the column. */
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
