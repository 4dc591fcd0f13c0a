import { pictureUrl, ratioOf, sizeOf } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import type { MediaView } from './media-view.ts';

/** Videos play on request, and load nothing before. */
export function Video({ item: { picture, video }, productName }: { item: MediaView; productName: string }) {
  const messages = useMessages('product');
  if (!video) return null;
  const { label, width, height, sources } = video;
  const poster = picture ? pictureUrl(picture.id, sizeOf(960, ratioOf(picture)), productName) : undefined;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions of a video are in its file, if it has any
    <video
      controls
      preload="none"
      playsInline
      poster={poster}
      width={width}
      height={height}
      aria-label={messages.video(label)}
    >
      {sources.map(({ url, type }) => (
        <source key={url} src={url} type={type} />
      ))}
    </video>
  );
}
