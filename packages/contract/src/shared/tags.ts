import { backOffice } from '../operation.ts';
import { anyObject, guid, list, message, nullable, ref } from '../schema.ts';
import { TagList } from './common.ts';
import { BulkActionMetadata, ItemMetadata } from './errors.ts';

/** The tags of an entity, by their ids. */
export const Tags = message('Tags', { privateTags: ref(TagList), publicTags: ref(TagList) });
const BulkTagsResult = message('BulkTagsResult', { itemMetadata: ref(ItemMetadata) });

const change = { assignTags: ref(Tags), unassignTags: ref(Tags) };
const errors = ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'] as const;

/** Assigns and unassigns tags of named entities. */
export const updatingTags = <const I extends string>(ids: I, path: string, permission: string) => ({
  method: 'POST' as const,
  effect: 'write' as const,
  path: `${path}/update-tags`,
  permit: backOffice(permission),
  request: { ...({ [ids]: list(guid, { minItems: 1, maxItems: 100 }) } as Record<I, typeof guids>), ...change },
  response: {
    results: list(ref(BulkTagsResult), { minItems: 1, maxItems: 100 }),
    bulkActionMetadata: ref(BulkActionMetadata),
  },
  required: [ids] as const,
  errors,
});
const guids = list(guid);

/** Assigns and unassigns tags of all entities that match a filter, in the background. */
export const updatingTagsByFilter = (path: string, permission: string) => ({
  method: 'POST' as const,
  effect: 'write' as const,
  path: `${path}/update-tags-by-filter`,
  permit: backOffice(permission),
  request: { filter: nullable(anyObject), ...change },
  response: { jobId: guid },
  required: ['filter'] as const,
  errors,
});
