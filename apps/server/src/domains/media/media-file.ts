import { knownExtensions, type MediaKind } from '../../platform/media/kinds.ts';

/** The folders of every library. Files in `POSTERS` are shown with their video only. */
export const MEDIA_ROOT = 'media-root';
export const TRASH_ROOT = 'trash-root';
export const VISITOR_UPLOADS = 'visitor-uploads';
export const POSTERS = 'video-posters';
/** Files that the library keeps for another domain, which alone shows them: no list of the library has them. */
export const UNLISTED = 'unlisted';
export const roots: readonly string[] = [MEDIA_ROOT, VISITOR_UPLOADS, POSTERS];

export type MediaFile = {
  /** The name in media addresses; its extension tells the type. */
  id: string;
  fileName: string;
  kind: MediaKind;
  mimeType: string;
  /** Pixels of a picture, or of a video's poster. */
  width: number | null;
  height: number | null;
  /** Bytes. */
  size: number;
  /** SHA-256 of the stored bytes. */
  hash: Buffer;
  folderId: string;
  /** Whether only signed addresses lead to it. */
  private: boolean;
  labels: string[];
  /** A video's still picture, which is a file too. */
  posterId: string | null;
  sourceUrl: string | null;
  createdDate: string;
  updatedDate: string;
  /** The time when it went to the trash; null where it did not. */
  deletedDate: string | null;
};

/**
 * Other ways in which clients name a file: `wix:image://v1/<id>/<name>#…`, and the same for videos, audio, documents.
 */
export function fileIdOf(reference: string): string {
  const [, id] = /^(?:wix:)?(?:image|video|audio|document):\/\/v1\/(?:ugd\/)?([^/#?]+)/.exec(reference) ?? [];
  return id ?? reference;
}

/** The first part of a file's id. */
export const keyOf = (id: string): string => id.split('.')[0] ?? '';

/** The ids that the file with a key may have. */
export const idsOfKey = (key: string): string[] => knownExtensions.map((extension) => `${key}.${extension}`);

/**
 * A name in stored form: its last part, without characters that mean something to a file system, 255 characters at
 * most.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .toWellFormed()
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  return /^\.*$/.test(clean) ? 'file' : shorten(clean, 255);
}

/** Shortens in the middle, so that the extension stays. */
function shorten(name: string, most: number): string {
  if (name.length <= most) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, most - ending.length)}${ending}`.toWellFormed();
}
