import { Picture, pictureUrl, ratioOf, sizeOf } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { pictureElementId, showPicture } from './gallery-position.ts';
import type { MediaView } from './media-view.ts';

type GalleryProps = { media: MediaView[]; productName: string };

/** A scrolling row of pictures and videos, with thumbnails; once hydrated, it also marks the current one. */
export default function Gallery({ media, productName }: GalleryProps) {
  const messages = useMessages('product');
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, []);
  const show = (event: MouseEvent, { id }: MediaView) => {
    event.preventDefault();
    showPicture(id);
  };
  return (
    <div className="gallery">
      <ul ref={row} className="gallery-row" tabIndex={media.length > 1 ? 0 : undefined} aria-label={messages.pictures}>
        {media.map((item, index) => (
          <li key={item.id} id={pictureElementId(item.id)}>
            <GalleryItem item={item} isFirst={index === 0} productName={productName} />
          </li>
        ))}
      </ul>
      {media.length > 1 && (
        <ul className="gallery-thumbnails">
          {media.map((item, index) => (
            <li key={item.id} data-video={item.video ? '' : undefined}>
              <a
                href={`#${pictureElementId(item.id)}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, item)}
              >
                <span className="visually-hidden">
                  {item.video ? messages.showVideo(index + 1) : messages.showPicture(index + 1)}
                </span>
                {item.picture && (
                  <Picture source={{ ...item.picture, alt: '' }} ratio={4 / 5} sizes="72px" widths={[72, 144, 216]} />
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type GalleryItemProps = { item: MediaView; isFirst: boolean; productName: string };

/** Videos play on request, and load nothing before. */
function GalleryItem({ item: { picture, video }, isFirst, productName }: GalleryItemProps) {
  const messages = useMessages('product');
  if (!video) {
    return picture ? (
      <Picture
        source={picture}
        ratio="original"
        sizes="(min-width: 60rem) 52vw, 100vw"
        widths={[480, 720, 960, 1280]}
        priority={isFirst ? 'first' : 'lazy'}
        name={productName}
      />
    ) : null;
  }
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
