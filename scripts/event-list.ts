import { type DeclaredEvent, declaredEvents } from '@stoa/contract';

/** Generates `docs/events.md`, the list of all events in the contract. */
export function eventList(): string {
  const forApps = [...declaredEvents.values()].filter(({ permission }) => permission !== null);
  const own = [...declaredEvents.values()].filter(({ permission }) => permission === null);
  const byEntity = Map.groupBy(forApps, ({ entityFqdn, type }) => entityFqdn ?? type.slice(0, type.lastIndexOf('.')));
  const tables = [...byEntity]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([entity, events]) => [`## ${entity}`, '', ...table(events), '']);
  return [
    '# Events',
    '',
    'The events that the platform announces, generated from the contract by `npm run generate`. An event is stored in the',
    'transaction that makes the change, and delivered after its commit, at least once. Payloads have the same form as in the',
    'API; events without a payload contain the id of their entity. To receive an event, an app needs its permission.',
    '',
    ...tables,
    '## Within the platform',
    '',
    'Apps do not receive these events.',
    '',
    ...table(own),
    '',
  ].join('\n');
}

const table = (events: readonly DeclaredEvent[]): string[] => [
  '| Event | Announced when | Carries | Permission |',
  '|---|---|---|---|',
  ...events.map(
    ({ type, when, carries, permission }) =>
      `| \`${type}\` | ${when} | ${carries ? `\`${carries}\`` : 'the id'} | ${permission ? `\`${permission}\`` : '–'} |`,
  ),
];
