import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@stoa/contract';
import type { Context } from '../context.ts';
import { insertAuditRow } from '../platform/audit-log.ts';
import { withSite } from '../platform/db/index.ts';
import { isRefusal } from '../platform/refusal.ts';
import { isWrittenJson, readWrittenJson } from '../platform/written-json.ts';
import type { Served } from '../use-case.ts';

const READS = /^(query|search|count|list|preview|get(?!OrCreate))/;
/** They change with every change: that says nothing. */
const BOOKKEEPING = new Set(['revision', 'updatedDate', 'lastUpdated']);

/** Whether an operation is for the back office alone and changes something. */
export function isAudited({ permit, method, alsoPost, name }: Operation): boolean {
  const isForBackOffice = permit.callers.every((kind) => kind === 'staff' || kind === 'app');
  return isForBackOffice && method !== 'GET' && !alsoPost && !READS.test(name);
}

type Fields = Record<string, unknown>;
/** Reads the entity that a request's path names; null where there is none. */
export type ReadEntity = (ctx: Context, request: Fields) => Promise<Fields | null>;

/**
 * For each audited operation whose path names an entity: how to read that entity, by the operation that answers GET at
 * the same address. Others have none, and their rows say only what was asked for.
 */
export function entityReaders(served: readonly Served[]): Map<string, ReadEntity> {
  const getters = new Map<string, Served>();
  for (const each of served) {
    const { operation } = each;
    const isGetter = operation.method === 'GET' && operation.required.length <= 1 && !operation.download;
    if (isGetter && parametersOf(operation).length === 1 && operation.path.endsWith('}'))
      for (const mount of operation.mounts) getters.set(addressOf(mount, operation), each);
  }
  const readers = new Map<string, ReadEntity>();
  for (const { operation } of served.filter((each) => isAudited(each.operation))) {
    const [field] = parametersOf(operation);
    const getter = operation.mounts.flatMap((mount) => getters.get(addressOf(mount, operation)) ?? [])[0];
    const [parameter] = getter ? parametersOf(getter.operation) : [];
    if (!getter || !field || !parameter) continue;
    readers.set(operation.id, async (ctx, request) => {
      const given = await getter.run(ctx, { [parameter]: fieldAt(request, field) } as never);
      const answer = isWrittenJson(given) ? readWrittenJson(given) : given;
      if (isRefusal(answer)) return null;
      const [entity] = Object.values(answer as Fields);
      return isFields(entity) ? entity : null;
    });
  }
  return readers;
}

const parametersOf = ({ path }: Operation): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');

/** The address of the entity, whatever its id is called: up to and with the first parameter. */
const addressOf = (mount: string, { path }: Operation): string =>
  `${mount}${path.slice(0, path.indexOf('}') + 1).replace(/\{[^}]+\}/, '{}')}`;

/**
 * Writes down who changed what, after the change succeeded, with the fields that it changed. That this fails cannot
 * undo the change: it is logged as a fault, and the caller still learns what became of their call.
 */
export async function writeAudit(
  ctx: Context,
  operation: Operation,
  { request, answer, before, read }: { request: Fields; answer: unknown; before: Fields | null; read?: ReadEntity },
): Promise<void> {
  const { caller } = ctx;
  const actor = 'id' in caller ? { kind: caller.kind, id: caller.id } : { kind: caller.kind };
  try {
    const after = before && read ? await read(ctx, request) : createdEntity(operation, answer);
    const changed = before && after ? differences(before, after) : { before, after };
    const entityId = entityIdOf(operation, request, answer);
    const row = { id: ctx.newId(), operation: operation.id, caller: actor, entityId, request, ...changed };
    await withSite(ctx, (tx) =>
      insertAuditRow(tx, ctx.siteId, { ...row, address: ctx.client.address || null, createdDate: ctx.now() }),
    );
  } catch (error) {
    ctx.log.error({ err: error, operation: operation.id, caller: actor }, 'a change has no audit row');
  }
}

/** What a call answered with that made something: the entity with an id. */
function createdEntity(operation: Operation, answer: unknown): Fields | null {
  if (parametersOf(operation).length > 0 || !/^(create|invite)/.test(operation.name)) return null;
  const entity = Object.values(answer ?? {}).find((value) => isFields(value) && typeof value.id === 'string');
  return isFields(entity) ? entity : null;
}

/** The fields in which two states of an entity differ, as they were and as they became. */
export function differences(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !BOOKKEEPING.has(name) && !isDeepStrictEqual(before[name], after[name]),
  );
  const pick = (entity: Fields) => Object.fromEntries(names.map((name) => [name, entity[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** The id that the path names, or that of the entity answered with; null for calls about many. */
function entityIdOf(operation: Operation, request: unknown, answer: unknown): string | null {
  const [path] = parametersOf(operation);
  const ids = path ? [fieldAt(request, path)] : Object.values(answer ?? {}).map((entity) => fieldAt(entity, 'id'));
  return ids.find((id): id is string => typeof id === 'string') ?? null;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isFields(inner) ? inner[key] : undefined), value);
