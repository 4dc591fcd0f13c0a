import type { Static } from '@stoa/contract';
import type { NamedTag } from '@stoa/contract/tags/tags';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import type { OrderView } from '../order.ts';

/** The kind of entity for tags of orders. */
const ORDER_TAGS = 'wix.ecom.v1.order';
/** An order has up to 100 tags of each exposure. */
export const MOST_TAGS = 100;

type Tag = Static<typeof NamedTag>;
type Exposure = 'PUBLIC' | 'PRIVATE';
export type TagNames = { tags: string[]; privateTags: string[] };
type TagIds = TagNames;

export const tagIdsOf = ({ tags }: OrderView): TagIds => ({
  tags: tags?.tags?.tagIds ?? [],
  privateTags: tags?.privateTags?.tagIds ?? [],
});

const findTags = async (filter: Record<string, unknown>): Promise<Tag[]> =>
  (await api.tags.queryTags({ query: { filter, cursorPaging: { limit: MOST_TAGS } } })).tags ?? [];

const namesOf = async (ids: string[]): Promise<string[]> =>
  ids.length === 0 ? [] : (await findTags({ id: { $in: ids } })).map(({ name }) => name ?? '');

/** The names of an order's tags, from A to Z. */
export const tagNamesQuery = (order: OrderView) => {
  const ids = tagIdsOf(order);
  return queryOptions({
    queryKey: ['tags', 'of order', ids],
    queryFn: async (): Promise<TagNames> => {
      const [tags, privateTags] = await Promise.all([namesOf(ids.tags), namesOf(ids.privateTags)]);
      return { tags, privateTags };
    },
  });
};

/** The first tags for orders, from A to Z: those that are offered. */
export const knownTagsQuery = queryOptions({
  queryKey: ['tags', 'of orders'],
  queryFn: () => findTags({ fqdn: ORDER_TAGS }),
});

/** What has to be assigned and taken away to get from one set of tags to another. */
export const tagChange = (before: TagIds, after: TagIds) => ({
  assignTags: wireTags(after, before),
  unassignTags: wireTags(before, after),
});

const wireTags = (these: TagIds, without: TagIds) => ({
  tags: { tagIds: these.tags.filter((id) => !without.tags.includes(id)) },
  privateTags: { tagIds: these.privateTags.filter((id) => !without.privateTags.includes(id)) },
});

/** The ids of tags by name; missing ones are created. */
export async function idsOfNames({ tags, privateTags }: TagNames): Promise<TagIds> {
  const [publicIds, privateIds] = await Promise.all([obtain(tags, 'PUBLIC'), obtain(privateTags, 'PRIVATE')]);
  return { tags: publicIds, privateTags: privateIds };
}

async function obtain(names: string[], exposure: Exposure): Promise<string[]> {
  if (names.length === 0) return [];
  const { tags = [] } = await api.tags.bulkGetOrCreateTags({ names, fqdn: ORDER_TAGS, exposure });
  return tags.map(({ id }) => id ?? '');
}
