import type { Api } from '../../lib/api.ts';

/** The maximum number of tags in a filter. */
const MOST = 100;

/** Names of public tags by their ids. */
export async function loadTagNames({ tags }: Api, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)].slice(0, MOST);
  const query = { filter: { id: { $in: wanted } }, cursorPaging: { limit: MOST } };
  const { tags: found = [] } = await tags.queryTags({ query });
  return new Map(found.flatMap(({ id, name }): [string, string][] => (id && name ? [[id, name]] : [])));
}
