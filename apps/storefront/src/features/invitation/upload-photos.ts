import type { PostedFile } from '../../lib/storefront-request.ts';

type Image = { id: string; url: string };

/** Stores the pictures of a posted form for a review; null if one of them cannot be used. */
export async function uploadPhotos(files: readonly PostedFile[]): Promise<Image[] | null> {
  const images: Image[] = [];
  for (const { name, upload } of files) {
    const path = `/stoa/v1/storefront/review-photos?fileName=${encodeURIComponent(name.slice(-255) || 'photo')}`;
    const { status, body } = await upload({ method: 'POST', path, body: undefined, headers: {} });
    const { image } = (body ?? {}) as { image?: Image };
    if (status !== 200 || !image) return null;
    images.push(image);
  }
  return images;
}
