import type { Static } from '@stoa/contract';
import type { MediaUseKind } from '@stoa/contract/stoa/media';

/**
 * A table whose rows name files of the media library. Its migration calls `note_media_uses` with the same table and kind,
 * so that the uses are noted with each change.
 */
export type MediaPlace = {
  kind: Static<typeof MediaUseKind>;
  table: string;
  /** What staff know a row by: an SQL expression. Null where the library's users need not know whose it is. */
  name: string | null;
};
