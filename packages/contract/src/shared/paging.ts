import {
  anyObject,
  boolean,
  choice,
  integer,
  list,
  message,
  nullable,
  orJsonText,
  ref,
  type TSchema,
  text,
} from '../schema.ts';
import { AddressLocation } from './address.ts';

export const CursorPaging = message('CursorPaging', {
  limit: nullable(integer({ maximum: 100, minimum: 0 })),
  cursor: nullable(text({ maxLength: 16000 })),
});
export const Cursors = message('Cursors', {
  next: nullable(text({ maxLength: 16000 })),
  prev: nullable(text({ maxLength: 16000 })),
});
export const CursorPagingMetadata = message('CursorPagingMetadata', {
  count: nullable(integer()),
  cursors: ref(Cursors),
  hasNext: nullable(boolean),
});
export const PlatformPaging = message('PlatformPaging', {
  limit: nullable(integer({ maximum: 100, minimum: 0 })),
  offset: nullable(integer({ minimum: 0 })),
});
export const PlatformPagingMetadata = message('PlatformPagingMetadata', {
  count: nullable(integer()),
  offset: nullable(integer({ minimum: 0 })),
  total: nullable(integer()),
  cursors: ref(Cursors),
});
export const SortOrder = choice('ASC', 'DESC');
export const FieldSorting = message('FieldSorting', {
  fieldName: text({ maxLength: 512 }),
  order: SortOrder,
});
export const Sorting = message('Sorting', {
  fieldName: text({ maxLength: 512 }),
  order: SortOrder,
  origin: ref(AddressLocation),
});
export const PlatformQuery = message(
  'PlatformQuery',
  {
    paging: ref(PlatformPaging),
    cursorPaging: ref(CursorPaging),
    filter: nullable(anyObject),
    sort: list(ref(Sorting)),
  },
  { atMostOne: [['paging', 'cursorPaging']] },
);
/** What queries of the first catalogue select: older programs send it as the text of its JSON. */
export const storeSelection = {
  filter: nullable(orJsonText(anyObject)),
  sort: nullable(orJsonText(list(ref(Sorting)))),
};
export const StoreQuery = message(
  'StoreQuery',
  { paging: ref(PlatformPaging), cursorPaging: ref(CursorPaging), ...storeSelection },
  { atMostOne: [['paging', 'cursorPaging']] },
);
/** `items`, for older programs, is the same as `count`. */
export const StorePagingMetadata = message('StorePagingMetadata', {
  count: nullable(integer()),
  items: integer(),
  offset: nullable(integer({ minimum: 0 })),
  total: nullable(integer()),
  cursors: ref(Cursors),
});
export const CursorQuery = message('CursorQuery', {
  cursorPaging: ref(CursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(FieldSorting), { maxItems: 5 }),
});
/** Declares a service's own message for sorting its queries. */
export const sorting = (name: string, maxLength = 512) =>
  message(name, { fieldName: text({ maxLength }), order: SortOrder });
/** Declares a query with cursor paging. */
export const cursorQuery = <P extends TSchema = typeof CursorPaging>(
  name: string,
  { paging, sorting, mostSorts }: { paging?: P; sorting: typeof FieldSorting; mostSorts: number },
) =>
  message(name, {
    cursorPaging: ref((paging ?? CursorPaging) as P),
    filter: nullable(anyObject),
    sort: list(ref(sorting), { maxItems: mostSorts }),
  });
export const OffsetPaging = message('OffsetPaging', {
  limit: nullable(integer({ minimum: 0 })),
  offset: nullable(integer({ minimum: 0 })),
});
export const OffsetPagingMetadata = message('OffsetPagingMetadata', {
  count: nullable(integer()),
  offset: nullable(integer({ minimum: 0 })),
  total: nullable(integer()),
  tooManyToCount: nullable(boolean),
});
