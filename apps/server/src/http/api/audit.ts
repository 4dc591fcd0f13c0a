import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@stoa/contract';
import type { Caller } from '../../caller.ts';
import { type Context, contextWithin } from '../../context.ts';
import { type AuditTrail, type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { isSerialised, parseSerialised } from '../../platform/serialised-json.ts';
import type { Served } from '../../use-case.ts';

/** Fields that change with every change, and so say nothing. */
const BOOKKEEPING = new Set(['revision', 'updatedDate', 'lastUpdated']);

const runsSites = (kind: Caller['kind']): boolean => kind === 'staff' || kind === 'app';

/** Whether an operation is staff-only and changes something that has no history of its own. */
export const isAudited = ({ permit, effect, hasOwnLog }: Operation): boolean =>
  effect === 'write' && !hasOwnLog && permit.callers.every(runsSites);

/** Whether this caller's call of an operation is recorded. */
export const isAuditedFor = (operation: Operation, { kind }: Caller): boolean =>
  isAudited(operation) || (operation.logsStaff && runsSites(kind));

type Fields = Record<string, unknown>;
/** Reads the entity named in a request's path; null where there is none. */
export type ReadEntity = (ctx: Context, request: Fields) => Promise<Fields | null>;

/**
 * For each audited operation whose path names an entity: how to read it, by the operation that it names, or else the one
 * that answers GET at the same address. Rows of other operations contain only the request.
 */
export function entityReaders(served: readonly Served[]): Map<string, ReadEntity> {
  const getters = new Map<string, Served>();
  for (const each of served) {
    const { operation } = each;
    const isGetter = operation.method === 'GET' && operation.required.length <= 1 && !operation.download;
    if (isGetter && parametersOf(operation).length === 1 && operation.path.endsWith('}'))
      for (const name of [operation.id, ...addressesOf(operation)]) getters.set(name, each);
  }
  const readers = new Map<string, ReadEntity>();
  for (const { operation } of served.filter((each) => isAudited(each.operation) || each.operation.logsStaff)) {
    const [field] = parametersOf(operation);
    const names = operation.changes ? [operation.changes] : addressesOf(operation);
    const getter = names.flatMap((name) => getters.get(name) ?? [])[0];
    const [parameter] = getter ? parametersOf(getter.operation) : [];
    if (!getter || !field || !parameter) continue;
    readers.set(operation.id, async (ctx, request) => {
      const named = { [parameter]: fieldAt(request, field) };
      const { readsAny } = getter.operation;
      const whole = await readWith(getter, ctx, { ...readsAny, ...named });
      // callers who may not ask for more are shown what they may read
      return whole ?? (Object.keys(readsAny).length > 0 ? readWith(getter, ctx, named) : null);
    });
  }
  return readers;
}

async function readWith({ run }: Served, ctx: Context, request: Fields): Promise<Fields | null> {
  const given = await run(ctx, request as never);
  const answer = isSerialised(given) ? parseSerialised(given) : given;
  if (isRefusal(answer)) return null;
  const [entity] = Object.values(answer as Fields);
  return isFields(entity) ? entity : null;
}

const parametersOf = ({ path }: Operation): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');

/** The addresses of the entity, regardless of its id's name: up to the first parameter, inclusive. */
const addressesOf = ({ mounts, path }: Operation): string[] =>
  mounts.map((mount) => `${mount}${path.slice(0, path.indexOf('}') + 1).replace(/\{[^}]+\}/, '{}')}`);

/**
 * Runs a use case with audited changes. The transaction that makes a change also records its author and the changed
 * fields, so that neither exists without the other.
 */
export async function runAudited(
  ctx: Context,
  { operation, run, readEntity }: Served & { readEntity?: ReadEntity },
  request: Fields,
): Promise<unknown> {
  const trail = trailOf(ctx, { operation, request, readEntity });
  const audited = { ...ctx, audit: trail };
  const answer = await run(audited, request as never);
  // a call without writes, such as one for an upload address, is recorded as well
  if (!isRefusal(answer) && !trail.isWritten()) await withSite(audited, async () => answer);
  return answer;
}

type Audited = { operation: Operation; request: Fields; readEntity?: ReadEntity };

/** Follows a call through its transactions. Each of several updates the row. */
function trailOf(ctx: Context, { operation, request, readEntity }: Audited): AuditTrail & { isWritten(): boolean } {
  const { caller, client } = ctx;
  const line = {
    id: ctx.newId(),
    operation: operation.id,
    caller: 'id' in caller ? { kind: caller.kind, id: caller.id } : { kind: caller.kind },
    request,
    address: client.address || null,
    createdDate: ctx.now(),
  };
  const read = async (tx: Tx) => (readEntity ? readEntity(contextWithin(ctx, tx), request) : null);
  let before: Fields | null = null;
  let isWritten = false;
  return {
    isWritten: () => isWritten,
    async begin(tx) {
      if (!isWritten) before = await read(tx);
    },
    async row(tx, result) {
      tx.afterCommit.push(() => {
        isWritten = true;
      });
      const after = before ? await read(tx) : createdEntity(operation, result);
      const changed = before && after ? differences(before, after) : { before, after };
      return { ...line, entityId: entityIdOf(operation, request, result), ...changed };
    },
  };
}

/** The created entity, where the transaction returned the answer. */
function createdEntity({ creates, response }: Operation, result: unknown): Fields | null {
  const entity = creates !== null && isAnswer(response, result) ? result[creates] : null;
  return isFields(entity) ? entity : null;
}

/** Whether a transaction returned the answer itself, and not a part of it. */
const isAnswer = ({ properties }: Operation['response'], result: unknown): result is Fields =>
  isFields(result) && Object.keys(result).every((name) => Object.hasOwn(properties, name));

/** The differing fields of two states of an entity, before and after. */
export function differences(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !BOOKKEEPING.has(name) && !isDeepStrictEqual(before[name], after[name]),
  );
  const pick = (entity: Fields) => Object.fromEntries(names.map((name) => [name, entity[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** The id named in the path, or that of the transaction's result; null for bulk calls. */
function entityIdOf(operation: Operation, request: Fields, result: unknown): string | null {
  const [path] = parametersOf(operation);
  const answered = isAnswer(operation.response, result) ? Object.values(result) : [];
  const ids = path ? [fieldAt(request, path)] : [result, ...answered].map((entity) => fieldAt(entity, 'id'));
  return ids.find((id): id is string => typeof id === 'string') ?? null;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isFields(inner) ? inner[key] : undefined), value);
