import type { Tx } from '../db/index.ts';
import { invalid, type Refusal } from '../refusal.ts';
import { absent, type Kind } from './changes.ts';
import type { Kept, ResourceContext } from './declaration.ts';

/** The new position of an entity in an ordered resource. */
export type Place = { position?: 'FIRST' | 'LAST' | 'AFTER'; after?: string | null };

/**
 * Puts the named entities first, in the order of their ids; the others follow in their old order. @param among the
 * entities that are ordered together, which must include all named ones; all of the site if absent @returns all of them
 * in their new order
 */
export async function arrangeEntities<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
  ctx: C,
  tx: Tx,
  ids: readonly string[],
  among: (entity: Kept<D>) => boolean = () => true,
): Promise<Kept<D>[] | Refusal> {
  await kind.store.lock(tx);
  const known = (await kind.store.list(tx)).filter(among);
  const byId = new Map(known.map((entity) => [entity.id, entity]));
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (wanted.some((id) => !byId.has(id))) return absent(kind);
  const rest = known.filter(({ id }) => !wanted.includes(id));
  return write(kind, ctx, tx, [...wanted.flatMap((id) => byId.get(id) ?? []), ...rest]);
}

/** Puts an entity first, last, or right after another. */
export async function moveEntity<S, D, C extends ResourceContext>(
  kind: Kind<S, D, C>,
  ctx: C,
  tx: Tx,
  id: string,
  { position = 'LAST', after }: Place,
): Promise<Kept<D>[] | Refusal> {
  await kind.store.lock(tx);
  const known = await kind.store.list(tx);
  const entity = known.find((one) => one.id === id);
  const others = known.filter((one) => one.id !== id);
  const before = others.findIndex((one) => one.id === after);
  if (!entity || (position === 'AFTER' && before < 0)) return absent(kind);
  const at = { FIRST: 0, LAST: others.length, AFTER: before + 1 }[position];
  return write(kind, ctx, tx, others.toSpliced(at, 0, entity));
}

/** The violation in a client's position; null where there is none. */
export const refusalOfPlace = ({ position, after }: Place, field: string): Refusal | null =>
  position === 'AFTER' && !after
    ? invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' })
    : null;

async function write<S, D, C extends ResourceContext>(
  { store, declaration }: Kind<S, D, C>,
  ctx: C,
  tx: Tx,
  entities: Kept<D>[],
): Promise<Kept<D>[]> {
  await store.arrange(
    tx,
    entities.map(({ id }) => id),
  );
  if (declaration.remembered) ctx.cache.changed(tx);
  return entities;
}
