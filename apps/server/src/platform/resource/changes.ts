import type { Tx } from '../db/index.ts';
import { emit } from '../events/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../refusal.ts';
import type { ItemOutcome } from './bulk.ts';
import type { Entity, ResourceContext, ResourceDeclaration, Stored } from './declaration.ts';
import type { ResourceStore } from './store.ts';

/** A declared resource with the statements of its table. */
export type Kind<E extends Entity> = { declaration: ResourceDeclaration<E>; store: ResourceStore<E> };

/** Writes a new entity and announces it. */
export async function createEntity<E extends Entity>(
  { declaration, store }: Kind<E>,
  ctx: ResourceContext,
  tx: Tx,
  draft: E,
): Promise<Stored<E> | Refusal> {
  const entity = inOrder(declaration, draft, declaration.fields);
  if (isRefusal(entity)) return entity;
  const created = await store.insert(tx, {
    id: ctx.newId(),
    uniqueKey: uniqueKeyOf(declaration, entity),
    doc: documentOf(declaration, entity),
    now: ctx.now(),
  });
  if (!created) return refuse('ALREADY_EXISTS', { field: declaration.namedBy });
  announce(declaration, tx, 'created', created);
  return created;
}

/** The entity with the draft's id or unique key; a new one where no other has that key. */
export async function getOrCreateEntity<E extends Entity>(
  kind: Kind<E>,
  ctx: ResourceContext,
  tx: Tx,
  draft: E,
): Promise<Stored<E> | Refusal> {
  const [entity] = await getOrCreateEntities(kind, ctx, tx, [draft]);
  return entity ?? absent(kind.declaration);
}

/** As `getOrCreateEntity`, for many drafts: those that exist take two statements in all. */
export async function getOrCreateEntities<E extends Entity>(
  kind: Kind<E>,
  ctx: ResourceContext,
  tx: Tx,
  drafts: readonly E[],
): Promise<(Stored<E> | Refusal)[]> {
  const { declaration, store } = kind;
  const keyOf = (entity: E) => uniqueKeyOf(declaration, entity);
  const ids = [...new Set(drafts.flatMap(({ id }) => id ?? []))];
  const byId = new Map((ids.length ? await store.findByIds(tx, ids) : []).map((entity) => [entity.id, entity]));
  const keys = [...new Set(drafts.flatMap((draft) => (draft.id ? [] : (keyOf(draft) ?? []))))];
  const byKey = new Map((keys.length ? await store.findByKeys(tx, keys) : []).map((entity) => [keyOf(entity), entity]));
  const entities: (Stored<E> | Refusal)[] = [];
  for (const draft of drafts) {
    const key = keyOf(draft);
    if (draft.id) {
      entities.push(byId.get(draft.id) ?? absent(declaration));
      continue;
    }
    const known = key === null ? undefined : byKey.get(key);
    if (known) {
      entities.push(known);
      continue;
    }
    let created = await createEntity(kind, ctx, tx, draft);
    if (isRefusal(created) && created.refused === 'code' && key !== null) {
      // somebody else created it between our two statements
      created = (await store.findByKeys(tx, [key]))[0] ?? created;
    }
    if (!isRefusal(created)) byKey.set(key, created);
    entities.push(created);
  }
  return entities;
}

/** Writes a change over an entity that still has the revision it was read with; `mask` names the fields to write. */
export async function updateEntity<E extends Entity>(
  { declaration, store }: Kind<E>,
  ctx: ResourceContext,
  tx: Tx,
  change: E,
  mask?: readonly string[],
): Promise<Stored<E> | Refusal> {
  const id = String(change.id);
  const refused = declaration.guard?.(id, 'update');
  if (refused) return refused;
  const [known] = await store.findByIds(tx, [id], { lock: true });
  if (!known) return absent(declaration);
  const { revision } = known;
  if (change.revision !== revision) return refuse('INVALID_REVISION', { currentRevision: revision });
  const written = declaration.fields.filter((field) => (mask ? mask.includes(field) : change[field] !== undefined));
  const changed: E = { ...known, ...Object.fromEntries(written.map((field) => [field, change[field]])) };
  const entity = inOrder(declaration, changed, written);
  if (isRefusal(entity)) return entity;
  const uniqueKey = uniqueKeyOf(declaration, entity);
  const others = uniqueKey === null ? [] : await store.findByKeys(tx, [uniqueKey]);
  if (others.some((other) => other.id !== id)) return refuse('ALREADY_EXISTS', { field: declaration.namedBy });
  const doc = documentOf(declaration, entity);
  const updated = await store.update(tx, { id, revision, uniqueKey, doc, now: ctx.now() });
  if (!updated) return refuse('INVALID_REVISION');
  await declaration.afterUpdate?.(ctx, tx, updated);
  announce(declaration, tx, 'updated', updated);
  return updated;
}

/** Deletes entities; what became of each, in the order of the ids. */
export async function removeEntities<E extends Entity>(
  { declaration, store }: Kind<E>,
  ctx: ResourceContext,
  tx: Tx,
  ids: readonly string[],
): Promise<ItemOutcome[]> {
  const refusals = new Map(ids.map((id) => [id, declaration.guard?.(id, 'delete') ?? null]));
  const removed = await store.remove(
    tx,
    ids.filter((id) => !refusals.get(id)),
  );
  if (removed.size > 0) await declaration.afterDelete?.(ctx, tx, [...removed]);
  for (const id of removed) announce(declaration, tx, 'deleted', { id });
  return ids.map((id) => ({ id, refusal: removed.has(id) ? null : (refusals.get(id) ?? absent(declaration)) }));
}

/** What a client is told of an id that no entity of the site has. */
export const absent = ({ singular }: { singular: string }): Refusal => notFound(`there is no such ${singular}`);

/** The draft as it is kept, or why it cannot be. */
function inOrder<E extends Entity>(
  declaration: ResourceDeclaration<E>,
  draft: E,
  written: readonly (keyof E & string)[],
): E | Refusal {
  const { singular, requiredTexts, check } = declaration;
  const texts = requiredTexts.map((field): [string, string] => [field, String(draft[field] ?? '').trim()]);
  const missing = texts.filter(([, text]) => text === '');
  if (missing.length > 0) {
    return invalid(
      ...missing.map(([field]) => ({
        field: `${singular}.${field}`,
        description: 'is required',
        violatedRule: 'REQUIRED_FIELD' as const,
      })),
    );
  }
  const trimmed: E = { ...draft, ...Object.fromEntries(texts) };
  return check?.(trimmed, written) ?? trimmed;
}

const uniqueKeyOf = <E extends Entity>({ uniqueKey }: ResourceDeclaration<E>, entity: E): string | null =>
  uniqueKey?.(entity) ?? null;

function documentOf<E extends Entity>({ fields }: ResourceDeclaration<E>, entity: E): object {
  const set = fields.filter((field) => entity[field] !== undefined && entity[field] !== null);
  return Object.fromEntries(set.map((field) => [field, entity[field]]));
}

function announce<E extends Entity>(
  { eventType, singular }: ResourceDeclaration<E>,
  tx: Tx,
  what: 'created' | 'updated' | 'deleted',
  entity: { id: string },
): void {
  emit(tx, { type: `${eventType}_${what}`, entityId: entity.id, payload: { [singular]: entity } });
}
