import { type Refusal, refuse } from '../../platform/refusal.ts';

/** The tags of an entity, by their ids. */
export type TagIds = { public: string[]; private: string[] };

type WireTags = { publicTags?: { tagIds?: string[] }; privateTags?: { tagIds?: string[] } } | null | undefined;

/** Tags as clients write them; omitted lists are empty. */
export const readTagIds = (wire: WireTags): TagIds => ({
  public: [...new Set(wire?.publicTags?.tagIds ?? [])],
  private: [...new Set(wire?.privateTags?.tagIds ?? [])],
});

/** Tags as clients see them; private ones only for callers who may read them. */
export const viewTagIds = (tags: TagIds, { privateToo }: { privateToo: boolean }) => ({
  publicTags: { tagIds: tags.public },
  ...(privateToo ? { privateTags: { tagIds: tags.private } } : {}),
});

/** The tags to assign and unassign, or the refusal of an empty change. */
export function readTagChange(assign: WireTags, unassign: WireTags): { assign: TagIds; unassign: TagIds } | Refusal {
  const change = { assign: readTagIds(assign), unassign: readTagIds(unassign) };
  const count = [change.assign, change.unassign].flatMap((tags) => [...tags.public, ...tags.private]).length;
  return count === 0 ? refuse('EMPTY_ASSIGN_AND_UNASSIGN_LISTS') : change;
}

/** The tags after a change: first unassigned, then assigned, so that a tag in both lists stays. */
export function changeTagIds(tags: TagIds, { assign, unassign }: { assign: TagIds; unassign: TagIds }): TagIds {
  const change = (kind: keyof TagIds) => [
    ...new Set([...tags[kind].filter((id) => !unassign[kind].includes(id)), ...assign[kind]]),
  ];
  return { public: change('public'), private: change('private') };
}
