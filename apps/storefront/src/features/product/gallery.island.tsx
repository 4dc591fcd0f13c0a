import { Picture, type PictureSource, ratioOf, sizeOf } from '@stoa/blocks';
import { Icon, LENS } from '@stoa/blocks/site-frame';
import { useMessages } from '@stoa/messages/react';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { pictureElementId, showPicture } from './gallery-position.ts';
import type { MediaView } from './media-view.ts';
import { Video } from './video.tsx';

/** Loaded when a picture is enlarged. */
const Zoom = lazy(() => import('./zoom.tsx'));

type GalleryProps = { media: MediaView[]; productName: string };

/** A scrolling row of pictures and videos, with thumbnails; once hydrated, it marks the current one, and enlarges. */
export default function Gallery({ media, productName }: GalleryProps) {
  const messages = useMessages('product');
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setCurrent(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, []);
  const onPress = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <div className="gallery">
      <ul ref={row} className="gallery-row" tabIndex={media.length > 1 ? 0 : undefined} aria-label={messages.pictures}>
        {media.map((item, index) => (
          <li key={item.id} id={pictureElementId(item.id)}>
            {item.video ? (
              <Video item={item} productName={productName} />
            ) : (
              item.picture && (
                <EnlargedBy
                  picture={item.picture}
                  label={messages.enlargePicture(index + 1)}
                  onPress={onPress(() => setEnlarged(item.id))}
                >
                  <Picture
                    source={item.picture}
                    ratio="original"
                    sizes="(min-width: 60rem) 40vw, 78vw"
                    widths={[480, 720, 960, 1280]}
                    priority={index === 0 ? 'first' : 'lazy'}
                    name={productName}
                  />
                </EnlargedBy>
              )
            )}
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
                data-live
                onClick={onPress(() => showPicture(item.id))}
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
      {enlarged && (
        <Suspense fallback={null}>
          <Zoom media={media} start={enlarged} productName={productName} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </div>
  );
}

type EnlargedByProps = {
  picture: PictureSource;
  label: string;
  onPress: (event: MouseEvent) => void;
  children: ReactNode;
};

/** The size of a picture that is as large as its space allows, before that is known. */
const LARGEST = 1280;

/**
 * A picture as a link to the whole of it. It is shown as large as fits both ways. Browsers know that size for elements
 * with a size of their own, such as a canvas, but not for pictures that have yet to load.
 */
function EnlargedBy({ picture, label, onPress, children }: EnlargedByProps) {
  const { width, height } = sizeOf(LARGEST, ratioOf(picture));
  return (
    <a className="gallery-picture" href={`/media/${encodeURIComponent(picture.id)}`} data-live onClick={onPress}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus */}
      <canvas width={width} height={height} aria-hidden="true" />
      {children}
      <span className="visually-hidden">{label}</span>
      <span className="gallery-zoom">
        <Icon outline={`${LENS}M10.5 7.5v6M7.5 10.5h6`} size={20} />
      </span>
    </a>
  );
}
