/** The pictures and videos of a product's gallery. */
import type { PictureSource } from '@stoa/blocks';
import type { V3Product } from '../../lib/api.ts';

export type MediaView = {
  id: string;
  /** The poster of a video until it plays; null if the video has none. */
  picture: PictureSource | null;
  /** Null for pictures. */
  video: VideoView | null;
};

export type VideoView = { label: string; width: number; height: number; sources: { url: string; type: string }[] };

/** The same pictures and videos with the one for the current choices first. */
export function withFirst(media: MediaView[], id: string | null): MediaView[] {
  const first = media.find((item) => item.id === id);
  return first ? [first, ...media.filter((item) => item !== first)] : media;
}

type V3Media = NonNullable<NonNullable<V3Product['media']>['main']>;

export function viewMedia({ media, name }: V3Product): MediaView[] {
  const items = media?.itemsInfo?.items ?? [];
  const all = items.length > 0 ? items : [media?.main];
  return all.flatMap((item) => (item ? viewItem(item, name ?? '') : []));
}

function viewItem(media: V3Media, productName: string): MediaView[] {
  if (media.mediaType === 'VIDEO') return viewVideo(media, productName);
  const id = media.image?.id ?? media.id;
  if (!id) return [];
  const { width = null, height = null } = media.image ?? {};
  const alt = media.altText || media.image?.altText || productName;
  return [{ id, picture: { id, width, height, alt }, video: null }];
}

/** A video without a file cannot be played. */
function viewVideo({ id, video, thumbnail, altText }: V3Media, productName: string): MediaView[] {
  const resolutions = (video?.resolutions ?? []).filter(({ url }) => url);
  const [largest] = resolutions.toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
  if (!id || !largest) return [];
  const label = altText || productName;
  const posterId = mediaIdOf(thumbnail?.url);
  const { width = 0, height = 0 } = thumbnail ?? {};
  return [
    {
      id,
      picture: posterId ? { id: posterId, width: width || null, height: height || null, alt: label } : null,
      video: {
        label,
        width: largest.width || 1280,
        height: largest.height || 720,
        sources: resolutions.map(({ url = '', format }) => ({ url: pathOf(url), type: typeOf(format) })),
      },
    },
  ];
}

/** The id of a media file in its address: `/media/<id>`, with or without a suffix. */
function mediaIdOf(url: string | undefined): string | null {
  const [, id] = /\/media\/([^/?#]+)/.exec(url ?? '') ?? [];
  return id ? decodeURIComponent(id) : null;
}

/** Files of the site are fetched from the page's own host, whatever host the API names. */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+(?=\/media\/)/, '');

export const typeOf = (format: string | undefined): string =>
  format?.includes('/') ? format : `video/${format || 'mp4'}`;
