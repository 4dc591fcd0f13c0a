import type { Announcement, ErrorCode, IdEvent } from '@stoa/contract';
import type { Tx } from '../db/index.ts';
import { emit } from '../events/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../refusal.ts';
import type { ItemOutcome } from './bulk.ts';
import type {
  ChangeOptions,
  Given,
  Kept,
  OwnOf,
  ResourceContext,
  ResourceDeclaration,
  StoredForm,
  WholeEvent,
  WireOf,
} from './declaration.ts';
import type { Facts } from './facts.ts';
import type { ResourceStore } from './store.ts';

/** A declared resource with the facts of its contract and the statements of its table. */
export type Kind<S, D, C extends ResourceContext> = {
  facts: Facts;
  declaration: ResourceDeclaration<S, D, C>;
  stored: StoredForm<S, D, C>;
  store: ResourceStore<D>;
};
type Draft = Record<string, unknown>;

/** Creates an entity from a client's input. */
export async function createEntity<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
  ctx: C,
  tx: Tx,
  sent: WireOf<S>,
): Promise<Kept<D> | Refusal> {
  const draft = read(kind, ctx, sent as Draft, { written: kind.facts.writable, known: null });
  return isRefusal(draft) ? draft : insertEntity(kind, ctx, tx, draft);
}

/** Writes a new entity and announces it: last in the order, and within the site's limit. */
export async function insertEntity<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
  ctx: C,
  tx: Tx,
  draft: D,
): Promise<Kept<D> | Refusal> {
  const { declaration, store } = kind;
  const { ordered, most, unique, complete } = declaration;
  // limits are counted, and places taken, by one at a time
  if (ordered || most !== undefined) await store.lock(tx);
  const entity = complete ? await complete(ctx, tx, draft) : draft;
  if (isRefusal(entity)) return entity;
  const unaccepted = await declaration.accept?.(ctx, tx, entity);
  if (unaccepted) return unaccepted;
  const uniqueKey = unique?.key(entity) ?? null;
  const created = await store.insert(tx, {
    id: ctx.newId(),
    uniqueKey,
    doc: documentOf(declaration, entity),
    now: ctx.now(),
  });
  if (created) {
    if (declaration.events) emit(tx, declaration.events.created(viewOf(kind, ctx, created)));
    if (declaration.remembered) ctx.cache.changed(tx);
    return created;
  }
  const isTaken = most === undefined || (uniqueKey !== null && (await store.findByKeys(tx, [uniqueKey])).length > 0);
  return isTaken ? taken(declaration) : tooMany(kind);
}

/** The entity with the draft's id or unique key; a new one where no other has that key. */
export async function getOrCreateEntities<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
  ctx: C,
  tx: Tx,
  drafts: readonly WireOf<S>[],
): Promise<(Kept<D> | Refusal)[]> {
  const { declaration, store } = kind;
  const sent = drafts as readonly (Draft & { id?: string | null })[];
  const keyOf = (draft: Draft) => keyAsSent(kind, ctx, draft);
  const ids = [...new Set(sent.flatMap(({ id }) => id ?? []))];
  const byId = new Map((ids.length ? await store.findByIds(tx, ids) : []).map((entity) => [entity.id, entity]));
  const keys = [...new Set(sent.flatMap((draft) => (draft.id ? [] : (keyOf(draft) ?? []))))];
  const found = keys.length ? await store.findByKeys(tx, keys) : [];
  const byKey = new Map(found.map((entity) => [declaration.unique?.key(entity) ?? null, entity]));
  const entities: (Kept<D> | Refusal)[] = [];
  const find = (draft: Draft & { id?: string | null }, key: string | null) => {
    if (draft.id) return byId.get(draft.id) ?? absent(kind);
    return key === null ? undefined : byKey.get(key);
  };
  for (const draft of sent) {
    const key = draft.id ? null : keyOf(draft);
    let entity = find(draft, key) ?? (await createEntity(kind, ctx, tx, draft as WireOf<S>));
    if (!draft.id && isRefusal(entity) && entity.refused === 'code' && key !== null) {
      // someone else created it between the two statements
      entity = (await store.findByKeys(tx, [key]))[0] ?? entity;
    }
    if (!isRefusal(entity)) byKey.set(key, entity);
    entities.push(entity);
  }
  return entities;
}

/** Updates an entity from a client's input. An entity already `known` is not read again. */
export async function updateEntity<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
  ctx: C,
  tx: Tx,
  sent: WireOf<S>,
  { known: locked }: { known?: Kept<D> } = {},
): Promise<Kept<D> | Refusal> {
  const { declaration, facts } = kind;
  const { id, revision, ...change } = sent as Draft & { id?: string; revision?: string | null };
  const refused = declaration.guard?.(String(id), 'update');
  if (refused) return refused;
  const written = facts.changeable.filter((field) => change[field] !== undefined);
  const work = (known: Kept<D>) => {
    const refusal = declaration.closed?.(known) ?? refusalOfRevision(kind, known, revision);
    return refusal ?? read(kind, ctx, change, { written, known });
  };
  return changeEntity(kind, ctx, tx, locked ?? String(id), work, { accept: declaration.accept });
}

/** The refusal of a change based on an older revision, where the contract requires one. */
export function refusalOfRevision<S, D, C extends ResourceContext>(
  { facts }: Kind<S, D, C>,
  known: Given,
  sent: string | null | undefined,
): Refusal | null {
  const isCompared = facts.revision === 'required' || (facts.revision === 'compared' && sent);
  if (!isCompared || sent === known.revision) return null;
  return refuse('INVALID_REVISION', { currentRevision: known.revision });
}

/**
 * Changes an entity, under its lock where it is named by its id: the result of `work` overwrites its document. One
 * given whole is written if it still has the revision that it was read with.
 */
export async function changeEntity<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
  ctx: C,
  tx: Tx,
  which: string | Kept<D>,
  work: (known: Kept<D>) => Partial<D> | Refusal,
  { announce, last, accept }: ChangeOptions<D> & Pick<ResourceDeclaration<S, D, C>, 'accept'> = {},
): Promise<Kept<D> | Refusal> {
  const { declaration, store } = kind;
  const [known] = typeof which === 'string' ? await store.findByIds(tx, [which], { lock: true }) : [which];
  if (!known) return absent(kind);
  const { id, revision } = known;
  const change = work(known);
  if (isRefusal(change)) return change;
  const entity = { ...known, ...change };
  const unaccepted = await accept?.(ctx, tx, entity);
  if (unaccepted) return unaccepted;
  const keyOf = (one: D) => declaration.unique?.key(one) ?? null;
  const uniqueKey = keyOf(entity);
  if (uniqueKey !== null && uniqueKey !== keyOf(known)) {
    const others = await store.findByKeys(tx, [uniqueKey]);
    if (others.some((other) => other.id !== id)) return taken(declaration);
  }
  const doc = documentOf(declaration, entity);
  const updated = await store.update(tx, { id, revision, uniqueKey, doc, now: ctx.now(), last });
  if (!updated) return refuse('INVALID_REVISION');
  await declaration.afterUpdate?.(ctx, tx, updated, known);
  if (announce) emit(tx, announce(updated));
  else if (announce !== null && declaration.events) emit(tx, declaration.events.updated(viewOf(kind, ctx, updated)));
  if (declaration.remembered) ctx.cache.changed(tx);
  return updated;
}

/** Deletes entities; returns the outcome of each, in the order of the ids. */
export async function removeEntities<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
  ctx: C,
  tx: Tx,
  ids: readonly string[],
): Promise<ItemOutcome[]> {
  const { declaration, store } = kind;
  const refusals = new Map(ids.map((id) => [id, declaration.guard?.(id, 'delete') ?? null]));
  const removed = await store.remove(
    tx,
    ids.filter((id) => !refusals.get(id)),
  );
  if (removed.size > 0) {
    await declaration.afterDelete?.(ctx, tx, [...removed.keys()]);
    if (declaration.remembered) ctx.cache.changed(tx);
  }
  for (const entity of removed.values()) {
    const deleted = declaration.events?.deleted;
    if (deleted)
      emit(
        tx,
        deletionOf(deleted, entity.id, () => viewOf(kind, ctx, entity)),
      );
  }
  return ids.map((id) => ({ id, refusal: removed.has(id) ? null : (refusals.get(id) ?? absent(kind)) }));
}

/** Carries the entity's last state, where the contract says so. */
const deletionOf = <E>(deleted: IdEvent | WholeEvent<E>, id: string, view: () => E): Announcement =>
  deleted.carries === null ? (deleted as IdEvent)(id) : (deleted as WholeEvent<E>)(view());

/** The refusal for an id that no entity of the site has. */
export const absent = ({ facts }: { facts: Facts }): Refusal => notFound(`there is no such ${facts.one}`);

/** The refusal of an entity whose unique key another one has. */
export const taken = ({ unique }: { unique?: { field: string; taken?: ErrorCode } }): Refusal =>
  refuse(unique?.taken ?? 'ALREADY_EXISTS', { field: unique?.field });

/** The refusal beyond the maximum of entities on a site. */
function tooMany<S, D, C extends ResourceContext>({ facts, declaration }: Kind<S, D, C>): Refusal {
  const description = `would be one more than the ${declaration.most} that a site can have`;
  const data = { threshold: declaration.most };
  return declaration.tooMany ?? invalid({ field: facts.one, description, violatedRule: 'MAX_SIZE', data });
}

/** An entity as clients see it. */
export function viewOf<S, D, C extends ResourceContext>(
  { facts, stored }: Kind<S, D, C>,
  ctx: C,
  entity: Kept<D>,
): WireOf<S> {
  const { id, revision, createdDate, updatedDate } = entity;
  const whole: Draft = { ...stored.view(entity, ctx), id, revision, createdDate, updatedDate };
  const shown = facts.fields.filter((field) => whole[field] !== undefined && whole[field] !== null);
  return Object.fromEntries(shown.map((field) => [field, whole[field]])) as WireOf<S>;
}

type Reading<D> = { written: readonly string[]; known: Kept<D> | null };

/** A client's input in stored form, or its refusal. */
function read<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
  ctx: C,
  sent: Draft,
  { written, known }: Reading<D>,
): D | Refusal {
  const { facts, declaration, stored } = kind;
  const own = ownOf(facts, sent, written);
  const kept = stored.read(own as OwnOf<S>, ctx);
  if (isRefusal(kept)) return kept;
  const draft = { ...known, ...kept } as D;
  const checked = declaration.check?.(draft, { written, known }) ?? draft;
  const missing = facts.requiredTexts.filter((field) => own[field] === '');
  if (isRefusal(checked) || missing.length === 0) return checked;
  return invalid(
    ...missing.map((field) => ({
      field: `${facts.one}.${field}`,
      description: 'is required',
      violatedRule: 'REQUIRED_FIELD' as const,
    })),
  );
}

/** The fields to write: required texts without surrounding spaces, undefined where one is cleared. */
const ownOf = ({ requiredTexts }: Facts, sent: Draft, written: readonly string[]): Draft =>
  Object.fromEntries(
    written.map((field) => {
      const value = sent[field] ?? undefined;
      return [field, requiredTexts.includes(field) ? String(value ?? '').trim() : value];
    }),
  );

/** The unique key of a draft, which need not be complete to identify an existing entity. */
function keyAsSent<S, D, C extends ResourceContext>(
  { facts, declaration, stored }: Kind<S, D, C>,
  ctx: C,
  sent: Draft,
): string | null {
  const kept = stored.read(ownOf(facts, sent, facts.writable) as OwnOf<S>, ctx);
  return isRefusal(kept) ? null : (declaration.unique?.key(kept as D) ?? null);
}

/** The stored document: without fields that have columns, and without absent ones. */
function documentOf({ computed = {} }: { computed?: object }, entity: unknown): object {
  const { id: _id, revision: _revision, createdDate: _created, updatedDate: _updated, ...own } = entity as Given;
  const kept = Object.entries(own).filter(
    ([name, value]) => !(name in computed) && value !== undefined && value !== null,
  );
  return Object.fromEntries(kept);
}
