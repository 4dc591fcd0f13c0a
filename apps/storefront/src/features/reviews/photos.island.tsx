import { Picture } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { MediaView } from '../product/media-view.ts';
import { Video } from '../product/video.tsx';

/** Loaded when a picture is enlarged. */
const Zoom = lazy(() => import('../product/zoom.tsx'));

/** The pictures and videos of a review as a row. A press enlarges a picture, or opens it without scripts. */
export default function Photos({ media, name }: { media: MediaView[]; name: string }) {
  const messages = useMessages('reviews');
  // beside their review, pictures are named by its links
  const named = media.map((item, index) => ({
    ...item,
    picture: item.picture && { ...item.picture, alt: messages.photo(index + 1) },
  }));
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const enlarge = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    setEnlarged(id);
  };
  return (
    <>
      <ul className="review-photos" aria-label={messages.photos}>
        {media.map((item, index) => (
          <li key={item.id}>
            {item.video ? (
              <Video item={item} productName={name} />
            ) : (
              item.picture && (
                <a href={`/media/${encodeURIComponent(item.id)}`} data-live onClick={enlarge(item.id)}>
                  <Picture source={item.picture} ratio={1} sizes="96px" widths={[96, 192, 288]} name={name} />
                  <span className="visually-hidden">{messages.enlargePhoto(index + 1)}</span>
                </a>
              )
            )}
          </li>
        ))}
      </ul>
      {enlarged && (
        <Suspense fallback={null}>
          <Zoom media={named} start={enlarged} productName={name} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </>
  );
}
