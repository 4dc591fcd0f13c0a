import { type DeclaredEvent, declaredEvents, messages, type Operation, operations } from '@stoa/contract';
import { type Comparison, compareType, differencesOf, newComparison, type Schema } from './compare-types.ts';
import type { Difference, DifferenceClass } from './difference.ts';
import type { FactEvent, FactOperation, FactService, Facts } from './facts.ts';

/** `rules`: the names of rules that the server's code mentions. */
export type Ours = {
  operations: ReadonlyMap<string, Operation>;
  events: ReadonlyMap<string, DeclaredEvent>;
  rules: ReadonlySet<string>;
};

/** All differences between the facts and the operations that the contract declares. */
export function compareAll({ services, events }: Facts, ours: Ours): { differences: Difference[]; compared: number } {
  let compared = 0;
  const differences = [...services.values()].flatMap((facts) => {
    const types = newComparison(facts);
    const served = facts.operations.flatMap((theirs) => {
      const operation = ours.operations.get(`${facts.service}.${theirs.name}`);
      return operation ? [{ theirs, operation }] : [];
    });
    if (served.length === 0) return [];
    compared += served.length;
    const own = served.flatMap(({ theirs, operation }) =>
      compareOperation(facts, theirs, operation, ours.rules, types),
    );
    const announced = events
      .filter(({ service }) => service === facts.service)
      .flatMap((event) => compareEvent(event, ours.events.get(event.eventType), types));
    return [...own, ...announced, ...differencesOf(types)];
  });
  return { differences, compared };
}

function compareOperation(
  { service }: FactService,
  theirs: FactOperation,
  operation: Operation,
  rules: ReadonlySet<string>,
  types: Comparison,
): Difference[] {
  const say = (kind: DifferenceClass, whats: string[]): Difference[] =>
    whats.map((what) => ({ service, kind, where: operation.name, what }));
  compareType(types, theirs.request, operation.request as unknown as Schema, 'request', `${operation.name} request`);
  compareType(
    types,
    theirs.response,
    operation.response as unknown as Schema,
    'response',
    `${operation.name} response`,
  );
  return [
    ...say('path', paths(theirs, operation)),
    ...say('permission', sets(theirs.permissions ?? [], operation.permit.permissions)),
    ...say('required', sets(theirs.required ?? [], operation.required)),
    ...say(
      'code',
      sets(theirs.errors ?? [], operation.errors).filter((what) => !what.startsWith('adds')),
    ),
    ...say(
      'rule',
      (theirs.rules ?? []).filter((rule) => !rules.has(rule)).map((rule) => `${rule} is never named`),
    ),
  ];
}

function paths(theirs: FactOperation, operation: Operation): string[] {
  const { method, path, addresses, alsoPost } = operation;
  const bare = (text: string) => text.replace(/:[\w.]+|\{[^}]+\}/g, '{}');
  const served = addresses.map(bare);
  return [
    method === theirs.method ? [] : `${method} instead of ${theirs.method}`,
    alsoPost && !theirs.alsoPost ? 'also by POST' : [],
    !alsoPost && theirs.alsoPost ? 'not by POST' : [],
    [path, ...addresses].includes(theirs.path) || theirs.path.includes(':') ? [] : `${path} instead of ${theirs.path}`,
    [theirs.url, theirs.onSite].flatMap((full) => (!full || served.includes(bare(full)) ? [] : `no ${full}`)),
  ].flat();
}

/** What a set lacks or adds, in the order of the names. */
function sets(theirs: readonly string[], own: readonly string[]): string[] {
  return [
    ...theirs.filter((name) => !own.includes(name)).map((name) => `lacks ${name}`),
    ...own.filter((name) => !theirs.includes(name)).map((name) => `adds ${name}`),
  ];
}

function compareEvent(theirs: FactEvent, own: DeclaredEvent | undefined, types: Comparison): Difference[] {
  const { service, eventType, kind, payload, permissions = [] } = theirs;
  const say = (what: string): Difference => ({ service, kind: 'event', where: eventType, what });
  if (!own) return [say('is never announced')];
  const carried = own.carries === null ? undefined : messages.get(own.carries);
  if (payload && carried) compareType(types, payload, carried as unknown as Schema, 'response');
  return [
    own.kind === kind ? [] : say(`is of kind ${own.kind} instead of ${kind}`),
    own.permission === null || permissions.includes(own.permission) || permissions.length === 0
      ? []
      : say(`requires ${own.permission} instead of ${permissions.join(', ')}`),
    payload && !carried ? say(`carries nothing instead of ${payload}`) : [],
    !payload && carried ? say(`carries ${own.carries} instead of nothing`) : [],
  ].flat();
}

export const declared = { operations, events: declaredEvents };
