import { choice, list, message, nullable, number, readonly, ref, text, webUrl } from '../schema.ts';

export const CommonImage = message('CommonImage', {
  id: text(),
  url: text(),
  height: readonly(number()),
  width: readonly(number()),
  altText: nullable(text()),
  filename: readonly(nullable(text())),
});
export const Image = message('Image', {
  id: text(),
  height: number(),
  width: number(),
  altText: nullable(text()),
  filename: nullable(text()),
});
export const MediaItemType = choice('unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip');
export const MediaItemUrlAndSize = message('MediaItemUrlAndSize', {
  url: webUrl,
  width: number(),
  height: number(),
  format: nullable(text()),
  altText: nullable(text()),
});
export const MediaItemVideo = message('MediaItemVideo', {
  files: list(ref(MediaItemUrlAndSize)),
  stillFrameMediaId: text(),
});
export const MediaItem = message(
  'MediaItem',
  {
    image: ref(MediaItemUrlAndSize),
    video: ref(MediaItemVideo),
    thumbnail: ref(MediaItemUrlAndSize),
    mediaType: MediaItemType,
    title: text(),
    id: text(),
  },
  { atMostOne: [['image', 'video']] },
);
export const Media = message('Media', {
  mainMedia: ref(MediaItem),
  items: list(ref(MediaItem)),
});
