/** The library's kinds of files. */
export type MediaKind = 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'ARCHIVE' | 'MODEL3D' | 'OTHER';
export const mediaKinds: readonly MediaKind[] = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'ARCHIVE', 'MODEL3D', 'OTHER'];

export type FileType = { kind: MediaKind; extension: string; mimeType: string };

/** The types that the library accepts, by extension: `kind` and the type to serve them with. */
const types: Record<string, [MediaKind, string]> = {
  webp: ['IMAGE', 'image/webp'],
  jpg: ['IMAGE', 'image/jpeg'],
  png: ['IMAGE', 'image/png'],
  gif: ['IMAGE', 'image/gif'],
  avif: ['IMAGE', 'image/avif'],
  tif: ['IMAGE', 'image/tiff'],
  heic: ['IMAGE', 'image/heic'],
  svg: ['IMAGE', 'image/svg+xml'],
  mp4: ['VIDEO', 'video/mp4'],
  m4v: ['VIDEO', 'video/mp4'],
  mov: ['VIDEO', 'video/quicktime'],
  webm: ['VIDEO', 'video/webm'],
  mp3: ['AUDIO', 'audio/mpeg'],
  wav: ['AUDIO', 'audio/wav'],
  ogg: ['AUDIO', 'audio/ogg'],
  opus: ['AUDIO', 'audio/ogg'],
  m4a: ['AUDIO', 'audio/mp4'],
  aac: ['AUDIO', 'audio/aac'],
  flac: ['AUDIO', 'audio/flac'],
  pdf: ['DOCUMENT', 'application/pdf'],
  docx: ['DOCUMENT', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xlsx: ['DOCUMENT', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  pptx: ['DOCUMENT', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  odt: ['DOCUMENT', 'application/vnd.oasis.opendocument.text'],
  ods: ['DOCUMENT', 'application/vnd.oasis.opendocument.spreadsheet'],
  odp: ['DOCUMENT', 'application/vnd.oasis.opendocument.presentation'],
  rtf: ['DOCUMENT', 'application/rtf'],
  epub: ['DOCUMENT', 'application/epub+zip'],
  txt: ['DOCUMENT', 'text/plain; charset=utf-8'],
  csv: ['DOCUMENT', 'text/csv; charset=utf-8'],
  zip: ['ARCHIVE', 'application/zip'],
  gz: ['ARCHIVE', 'application/gzip'],
  tgz: ['ARCHIVE', 'application/gzip'],
  tar: ['ARCHIVE', 'application/x-tar'],
  bz2: ['ARCHIVE', 'application/x-bzip2'],
  xz: ['ARCHIVE', 'application/x-xz'],
  '7z': ['ARCHIVE', 'application/x-7z-compressed'],
  rar: ['ARCHIVE', 'application/vnd.rar'],
  glb: ['MODEL3D', 'model/gltf-binary'],
};

/** The type of an extension; null for those that the library does not accept. */
export function typeOfExtension(extension: string): FileType | null {
  const [kind, mimeType] = (Object.hasOwn(types, extension) ? types[extension] : undefined) ?? [];
  return kind && mimeType ? { kind, extension, mimeType } : null;
}

/** The extension of a file's name, in lower case: the part of a media id that tells its content. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Types that browsers may show in place, as they run nothing. */
export const isShownInPlace = (mimeType: string): boolean =>
  /^(video|audio)\/|^image\/(?!svg)|^application\/pdf$/.test(mimeType);
export const knownExtensions: readonly string[] = Object.keys(types);
