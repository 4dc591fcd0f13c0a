import { tagEvents, type tags } from '@stoa/contract';
import { may } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { compileQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { translatedTags } from './tag-texts.ts';
import {
  type Exposure,
  findTag,
  findTagsByName,
  insertTags,
  nameKey,
  queryTags as query,
  removeTag,
  renameTag,
  type Tag,
  tagQueryable,
  takeTagNumbers,
} from './tags.store.ts';

/** The parts of the context that creating tags needs. */
type TagContext = Pick<Context, 'now' | 'newId' | 'cache'>;
type Kind = { fqdn: string; exposure: Exposure };

/** A tag's id is its number in base 36; other entities hold ids of at most five characters. */
const MOST_TAGS = 36 ** 5 - 1;
const idOf = (number: number): string => number.toString(36);

const noTag = notFound('there is no such tag');
const readsPrivate = (ctx: Context): boolean => may(ctx.caller, 'TAGS.TAG_READ');

/** The tags with these names, in order; missing ones are created. Names are compared without regard to case. */
export async function getOrCreateTags(
  ctx: TagContext,
  tx: Tx,
  kind: Kind,
  names: readonly string[],
): Promise<Tag[] | Refusal> {
  if (names.length === 0) return [];
  const blank = names.findIndex((name) => nameKey(name) === '');
  if (blank >= 0) return required(`names.${blank}`);
  const wanted = new Map<string, string>();
  for (const name of names) if (!wanted.has(nameKey(name))) wanted.set(nameKey(name), name);
  const known = await findTagsByName(tx, kind, names);
  for (const tag of known) wanted.delete(nameKey(tag.name));
  const created = await createTags(ctx, tx, kind, [...wanted.values()]);
  if (isRefusal(created)) return created;
  const byName = new Map([...known, ...created].map((tag) => [nameKey(tag.name), tag]));
  return names.flatMap((name) => byName.get(nameKey(name)) ?? []);
}

/** Creates tags; those created by someone else in the meantime are returned as they are. */
async function createTags(ctx: TagContext, tx: Tx, kind: Kind, names: readonly string[]): Promise<Tag[] | Refusal> {
  if (names.length === 0) return [];
  const last = await takeTagNumbers(tx, names.length);
  if (last > MOST_TAGS) return refuse('TAGS_LIMIT_EXCEEDED');
  const first = last - names.length + 1;
  const fresh = names.map((name, index) => ({ id: idOf(first + index), number: first + index, name }));
  const created = await insertTags(tx, kind, fresh, ctx.now());
  for (const tag of created) announce(tx, 'created', tag);
  if (created.length > 0) ctx.cache.changed(tx);
  if (created.length === names.length) return created;
  const missing = names.filter((name) => !created.some((tag) => nameKey(tag.name) === nameKey(name)));
  return [...created, ...(await findTagsByName(tx, kind, missing))];
}

const required = (field: string): Refusal =>
  invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });

function announce(tx: Tx, what: 'created' | 'updated' | 'deleted', tag: Tag): void {
  emit(tx, tagEvents[what](tag));
}

export const createTag: UseCase<typeof tags.createTag> = async (ctx, { tag }) => {
  const { name, fqdn, exposure = 'PRIVATE' } = tag;
  if (nameKey(name) === '') return required('tag.name');
  return withSite(ctx, async (tx) => {
    if ((await findTagsByName(tx, { fqdn, exposure }, [name])).length > 0)
      return refuse('ALREADY_EXISTS', { field: 'name' });
    const created = await createTags(ctx, tx, { fqdn, exposure }, [name]);
    return isRefusal(created) ? created : { tag: created[0] };
  });
};

export const getTag: UseCase<typeof tags.getTag> = (ctx, { tagId }) =>
  readSite(ctx, async (tx) => {
    const tag = await findTag(tx, tagId, { privateToo: readsPrivate(ctx) });
    const [seen] = tag ? await translatedTags(ctx, tx, [tag]) : [];
    return seen ? { tag: seen } : noTag;
  });

export const updateTag: UseCase<typeof tags.updateTag> = (ctx, { tag }) =>
  withSite(ctx, async (tx) => {
    const known = await findTag(tx, tag.id, { lock: true });
    if (!known) return noTag;
    if (tag.revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    if (tag.name !== undefined && nameKey(tag.name) === '') return required('tag.name');
    const renamed = await renameTag(tx, known, tag.name ?? known.name, ctx.now());
    if (!renamed) return refuse('ALREADY_EXISTS', { field: 'name' });
    ctx.cache.changed(tx);
    announce(tx, 'updated', renamed);
    return { tag: renamed };
  });

export const deleteTag: UseCase<typeof tags.deleteTag> = (ctx, { tagId }) =>
  withSite(ctx, async (tx) => {
    const removed = await removeTag(tx, tagId);
    if (!removed) return noTag;
    ctx.cache.changed(tx);
    announce(tx, 'deleted', removed);
    return {};
  });

/** Everyone sees public tags; private ones take permission. */
export const queryTags: UseCase<typeof tags.queryTags> = async (ctx, request) => {
  const options = { secret: ctx.cursorSecret, scope: `tags:${ctx.siteId}`, path: 'query' };
  const compiled = compileQuery(request.query ?? {}, tagQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  return readSite(ctx, async (tx) => {
    const { rows, pagingMetadata } = await query(tx, compiled.value, { privateToo: readsPrivate(ctx) });
    return { tags: await translatedTags(ctx, tx, rows), pagingMetadata };
  });
};

export const bulkGetOrCreateTags: UseCase<typeof tags.bulkGetOrCreateTags> = (
  ctx,
  { names, fqdn, exposure = 'PRIVATE' },
) =>
  withSite(ctx, async (tx) => {
    const found = await getOrCreateTags(ctx, tx, { fqdn, exposure }, names);
    return isRefusal(found) ? found : { tags: found };
  });
