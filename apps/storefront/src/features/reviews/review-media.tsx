import { island } from '../../island.tsx';
import type { MediaView } from '../product/media-view.ts';
import Photos from './photos.island.tsx';

const PhotosIsland = island('reviews/photos', Photos, { messages: ['reviews', 'product'] });

/** The pictures and videos of a review; nothing without any. */
export function ReviewMedia({ media, name }: { media: MediaView[]; name: string }) {
  return media.length > 0 ? <PhotosIsland media={media} name={name} /> : null;
}
