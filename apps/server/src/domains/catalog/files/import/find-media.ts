import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../../../context.ts';
import { readSite, withSite } from '../../../../platform/db/index.ts';
import { isFetchFailure } from '../../../../platform/outgoing/index.ts';
import { isRefusal } from '../../../../platform/refusal.ts';
import { sideBySide } from '../../../../platform/side-by-side.ts';
import { placeForArrival, storeFile } from '../../../media/index.ts';
import type { ProductMedia } from '../../product/product.ts';
import type { ProductDraft } from '../formats/product-draft.ts';
import { findKnownFiles, type KnownFile } from './known-files.store.ts';
import { findUnfetched, noteUnfetched } from './unfetched-files.store.ts';

/** Files that come with an import, by the names that product files use for them. */
export type PictureFiles = {
  has(source: string): boolean;
  /** The file's bytes; throws `UnreadableFile` where it cannot be unpacked. */
  open(source: string): Promise<AsyncIterable<Uint8Array>>;
};

export type FoundMedia = {
  /** By source; files that could not be had are missing. */
  files: ReadonlyMap<string, ProductMedia>;
  /** The reason for each source that could not be had. */
  failures: ReadonlyMap<string, string>;
  /** The number of files added to the library. */
  stored: number;
};

export type MediaFinder = (sources: readonly string[]) => Promise<FoundMedia>;

/** Files that are fetched at the same time: in all, and from one host. */
const AT_ONCE = { most: 6, mostPerGroup: 2, groupOf: (source: string) => (isAddress(source) ? hostOf(source) : null) };
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** All files that a draft names. */
export function sourcesOf(draft: ProductDraft): string[] {
  const choices = [...draft.options, ...(draft.modifiers ?? [])].flatMap((one) => one.choices);
  return [
    ...(draft.media ?? []).flatMap(({ source, poster }) => [source, ...(poster ? [poster] : [])]),
    ...choices.flatMap(({ media = [], displayImage }) => [...media, ...(displayImage ? [displayImage] : [])]),
  ];
}

/** The id in one of our own media addresses, absolute or relative. */
const ownId = (source: string): string | null => /(?:^|\/)media\/([\w-][\w.~-]*)$/.exec(source)?.[1] ?? null;
const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/**
 * Finds the library's files for the names in product files: files of the library, files that come with the import, and
 * files behind addresses, each fetched only once. An address that failed is asked again after a day. `stores` says whether
 * to store anything: a check does not.
 */
export function mediaFinder(
  ctx: Context,
  { pictures, fetches, stores }: { pictures: PictureFiles | null; fetches: boolean; stores: boolean },
): MediaFinder {
  return async (named) => {
    const sources = [...new Set(named)];
    const files = new Map<string, ProductMedia>();
    const failures = new Map<string, string>();
    await findInLibrary(ctx, sources, files);
    const missing = sources.filter((source) => !files.has(source));
    const isFetched = (source: string) => fetches && isAddress(source) && !pictures?.has(source);
    const addresses = missing.filter(isFetched);
    const unfetched = await readSite(ctx, (tx) => findUnfetched(tx, addresses, ctx.now()));
    for (const { address, reason } of unfetched) failures.set(address, `${reason} It is tried again after a day.`);
    const failed = new Map<string, string>();
    let stored = 0;
    const find = async (source: string) => {
      const found = pictures?.has(source)
        ? await takeFromPictures(ctx, pictures, source, stores)
        : await fetchFile(ctx, source, fetches, stores);
      if (typeof found === 'string') {
        failures.set(source, found);
        if (isFetched(source)) failed.set(source, found);
      } else {
        files.set(source, found.media);
        if (found.isNew) stored++;
      }
    };
    const untried = missing.filter((source) => !failures.has(source));
    await sideBySide(untried, AT_ONCE, find);
    if (failed.size > 0) await withSite(ctx, (tx) => noteUnfetched(tx, failed, ctx.now()));
    return { files, failures, stored };
  };
}

async function findInLibrary(
  ctx: Context,
  sources: readonly string[],
  files: Map<string, ProductMedia>,
): Promise<void> {
  if (sources.length === 0) return;
  const ids = sources.flatMap((source) => ownId(source) ?? []);
  const known = await readSite(ctx, (tx) => findKnownFiles(tx, { ids, sources }));
  const byId = new Map(known.map((file) => [file.id, file]));
  const bySource = new Map(known.flatMap((file) => (file.sourceUrl ? [[file.sourceUrl, file] as const] : [])));
  for (const source of sources) {
    const file = byId.get(ownId(source) ?? '') ?? bySource.get(source);
    if (file) files.set(source, mediaOf(file));
  }
}

const mediaOf = ({ id, kind, width, height }: Pick<KnownFile, 'id' | 'kind' | 'width' | 'height'>): ProductMedia => ({
  id,
  ...(kind === 'VIDEO' ? { kind: 'VIDEO' as const } : {}),
  width: width ?? 0,
  height: height ?? 0,
  altText: null,
});

/** A file that an import would store; this is only a check. */
const wouldBeStored = (source: string): ProductMedia => ({ id: `new ${source}`, width: 1, height: 1, altText: null });

type Taken = { media: ProductMedia; isNew: boolean } | string;

async function takeFromPictures(ctx: Context, pictures: PictureFiles, source: string, stores: boolean): Promise<Taken> {
  if (!stores) return { media: wouldBeStored(source), isNew: false };
  const path = await placeForArrival(ctx);
  const hash = createHash('sha256');
  try {
    const bytes = await pictures.open(source);
    await pipeline(
      bytes,
      async function* (chunks) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path),
    );
  } catch (error) {
    if (error instanceof Error) return `The file could not be unpacked: ${error.message}`;
    throw error;
  }
  // a file is never stored twice
  const sourceUrl = `import:sha256:${hash.digest('hex')}`;
  const [known] = await readSite(ctx, (tx) => findKnownFiles(tx, { ids: [], sources: [sourceUrl] }));
  return known ? { media: mediaOf(known), isNew: false } : keep(ctx, path, fileNameOf(source), sourceUrl);
}

async function fetchFile(ctx: Context, source: string, fetches: boolean, stores: boolean): Promise<Taken> {
  if (!isAddress(source)) return 'The file did not come with the import.';
  if (!fetches) return 'Files are not fetched from the web in this import.';
  if (!stores) return { media: wouldBeStored(source), isNew: false };
  const path = await placeForArrival(ctx);
  const mostBytes = Math.max(ctx.media.limits.IMAGE, ctx.media.limits.VIDEO);
  const fetchOnce = () =>
    ctx.fetchOutside(source, { mostBytes }, (chunks) => pipeline(chunks, createWriteStream(path)));
  let fetched = await fetchOnce();
  if (isFetchFailure(fetched) && ['NOT_REACHABLE', 'TIMED_OUT'].includes(fetched.failed)) fetched = await fetchOnce();
  if (isFetchFailure(fetched)) return `The file could not be fetched: ${fetched.description}.`;
  return keep(ctx, path, fetched.fileName || fileNameOf(source), source);
}

async function keep(ctx: Context, path: string, fileName: string, sourceUrl: string): Promise<Taken> {
  const file = await storeFile(ctx, path, { fileName, sourceUrl });
  if (isRefusal(file) && file.refused === 'code' && file.code === 'PICTURES_BUSY')
    return 'The server was busy with other pictures. Import the file again.';
  if (isRefusal(file)) return 'The file is no picture or video that can be read.';
  if (file.kind !== 'IMAGE' && file.kind !== 'VIDEO') return 'The file is neither a picture nor a video.';
  return { media: mediaOf(file), isNew: true };
}

/** The last part of an address or path, without its query. */
export function fileNameOf(source: string): string {
  const last = source.split(/[?#]/)[0]?.split(/[/\\]/).filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
