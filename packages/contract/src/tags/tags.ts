/** Tags for products, orders and other entities. Each kind of entity has its own tags. */
import { events } from '../events.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import { anyObject, choice, date, immutable, int64, list, message, nullable, readonly, ref, text } from '../schema.ts';
import { CursorPaging, CursorPagingMetadata, FieldSorting } from '../shared/paging.ts';

/** The kind of entity for product tags. */
export const PRODUCT_TAGS = 'wix.stores.catalog.v3.product';

/** Public tags are visible to everybody, private ones only to the back office. */
export const TagExposure = choice('PUBLIC', 'PRIVATE');
/** The id of a tag. Entities refer to their tags by id. */
const tagId = text({ minLength: 1, maxLength: 5 });
/** The kind of entity, such as `wix.stores.catalog.v3.product`. */
const fqdn = text({ minLength: 1, maxLength: 100 });
const name = text({ minLength: 1, maxLength: 50 });

export const NamedTag = message('NamedTag', {
  id: readonly(nullable(tagId)),
  revision: nullable(int64),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  name,
  fqdn: immutable(fqdn),
  exposure: immutable(TagExposure),
});
export const TagQuery = message('TagQuery', {
  cursorPaging: ref(CursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(FieldSorting), { maxItems: 3 }),
});

export const tags = service('tags.tags', ['/tags', ''], {
  createTag: operation({
    method: 'POST',
    effect: 'write',
    creates: 'tag',
    path: '/v1/tags',
    summary: 'Create tag',
    permit: backOffice('TAGS.TAG_CREATE'),
    request: { tag: ref(NamedTag) },
    response: { tag: ref(NamedTag) },
    required: ['tag', 'tag.name', 'tag.fqdn'],
    errors: ['ALREADY_EXISTS', 'TAGS_LIMIT_EXCEEDED'],
  }),
  getTag: operation({
    method: 'GET',
    path: '/v1/tags/{tagId}',
    summary: 'Get tag',
    permit: anyone(),
    request: { tagId },
    response: { tag: ref(NamedTag) },
    required: ['tagId'],
  }),
  updateTag: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/tags/{tag.id}',
    summary: 'Rename tag',
    permit: backOffice('TAGS.TAG_UPDATE'),
    request: { tag: ref(NamedTag) },
    response: { tag: ref(NamedTag) },
    required: ['tag.id', 'tag', 'tag.revision'],
    errors: ['ALREADY_EXISTS', 'INVALID_REVISION'],
  }),
  deleteTag: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/tags/{tagId}',
    summary: 'Delete tag',
    permit: backOffice('TAGS.TAG_DELETE'),
    request: { tagId },
    response: {},
    required: ['tagId'],
  }),
  queryTags: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/tags/query',
    summary: 'Query tags by kind of entity, exposure and name',
    permit: anyone(),
    request: { query: ref(TagQuery) },
    response: { tags: list(ref(NamedTag)), pagingMetadata: ref(CursorPagingMetadata) },
  }),
  bulkGetOrCreateTags: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/tags/get-or-create',
    summary: 'Get tags by name; missing tags are created',
    permit: backOffice('TAGS.TAG_CREATE'),
    request: { names: list(name, { minItems: 1, maxItems: 100 }), fqdn, exposure: TagExposure },
    response: { tags: list(ref(NamedTag)) },
    required: ['names', 'fqdn'],
    errors: ['TAGS_LIMIT_EXCEEDED'],
  }),
});

export const tagEvents = events('wix.tags.v1.tag', {
  entity: NamedTag,
  permission: 'TAGS.TAG_READ',
  created: 'A tag is created.',
  updated: 'A tag is renamed.',
  deleted: { when: 'A tag is deleted and removed from everything that had it.', carriesEntity: true },
});
