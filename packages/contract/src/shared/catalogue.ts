import {
  anyObject,
  boolean,
  choice,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { WixCommonAggregation, WixCommonSearchDetails } from './aggregation.ts';
import { CursorPaging, FieldSorting } from './paging.ts';

export const LongCursorPaging = message('LongCursorPaging', {
  limit: nullable(integer({ maximum: 1000, minimum: 0 })),
  cursor: nullable(text({ maxLength: 16000 })),
});
export const PreorderSettings = message('PreorderSettings', {
  enabled: boolean,
  message: nullable(text({ minLength: 1, maxLength: 250 })),
  limit: nullable(integer({ maximum: 100000, minimum: 0 })),
});
export const StoredVideoResolution = message('StoredVideoResolution', {
  url: text(),
  height: number(),
  width: number(),
  format: text(),
});
export const StoredVideo = message('StoredVideo', {
  id: text(),
  resolutions: readonly(list(ref(StoredVideoResolution), { maxItems: 100 })),
  filename: readonly(nullable(text())),
});
export const TreeReference = message('TreeReference', {
  appNamespace: text({ minLength: 4, maxLength: 150 }),
  treeKey: nullable(text({ minLength: 1, maxLength: 44 })),
});
export const LongCursorQuery = message('LongCursorQuery', {
  cursorPaging: ref(LongCursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(FieldSorting), { maxItems: 5 }),
});
export const LongCursorSearch = message('LongCursorSearch', {
  cursorPaging: ref(LongCursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(FieldSorting), { maxItems: 10 }),
  aggregations: list(ref(WixCommonAggregation), { maxItems: 10 }),
  search: ref(WixCommonSearchDetails),
  timeZone: nullable(text({ maxLength: 50 })),
});
export const NextCursor = message('NextCursor', {
  next: nullable(text({ maxLength: 16000 })),
});
export const NextPageMetadata = message('NextPageMetadata', {
  total: nullable(integer()),
  cursors: ref(NextCursor),
});
export const RootFolder = choice('MEDIA_ROOT', 'TRASH_ROOT', 'VISITOR_UPLOADS_ROOT');
export const MediaCursorQuery = message('MediaCursorQuery', {
  cursorPaging: ref(CursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(FieldSorting), { maxItems: 1 }),
});
export const MediaState = choice('OK', 'DELETED');
