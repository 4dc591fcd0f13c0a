import type { promotions } from '@stoa/contract';
import type { OwnOf } from '../../platform/resource/index.ts';

export type Wire = OwnOf<typeof promotions>;

/** A picture of the media library, with the upload that it came by: clients rely on there being one. */
type Picture = { id: string; uploadId: string; altText?: string | null };
/** A picture that is yet to be imported from an address; `enabled` is the promotion's state once it is there. */
export type Upload = {
  uploadId: string;
  url: string;
  altText?: string | null;
  displayName?: string | null;
  enabled: boolean;
};

/** The stored document. It has a picture, an upload that will become one, or neither after an import that failed. */
export type Promotion = Omit<Wire, 'media'> & {
  picture?: Picture | null;
  upload?: Upload | null;
  /** The name's words, for searching. */
  words: string;
  /** Facts about the picture, read with the promotion. */
  file?: { width: number | null; height: number | null; fileName: string } | null;
};
