/** Pictures of a review that is being written: each is uploaded on its own, and waits for the review. */
import type { Messages } from '@stoa/messages';
import { ApiError, type Transport } from '@stoa/sdk';

export const MOST_PHOTOS = 10;
export const MOST_MEGABYTES = 15;
/** What the server reads. Phones convert other formats when they are told. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type Texts = Messages['reviewing']['photoProblems'];

/** The id of the uploaded picture, or why it was not accepted. */
export type Upload = { id: string } | { problem: string };

/** @param file the picture itself; undefined where the transport is that of a posted file, which sends it along */
export async function uploadPhoto(
  transport: Transport,
  file: Blob | undefined,
  name: string,
  texts: Texts,
): Promise<Upload> {
  const tooLarge = { problem: texts.tooLarge(name, MOST_MEGABYTES) };
  if (file && file.size > MOST_MEGABYTES * 1024 * 1024) return tooLarge;
  const path = `/stoa/v1/storefront/review-photos?fileName=${encodeURIComponent(name.slice(-200))}`;
  const answer = await transport({ method: 'POST', path, body: file, headers: {} });
  const { image } = (answer.body ?? {}) as { image?: { id?: string } };
  if (answer.status === 200 && image?.id) return { id: image.id };
  const error = new ApiError(answer);
  if (error.violations.some(({ ruleName }) => ruleName === 'FILE_SIZE_OVER_LIMIT')) return tooLarge;
  if (error.code === 'TOO_MANY_REVIEW_PHOTOS') return { problem: texts.tooManyWaiting };
  return { problem: error.status === 429 || error.status >= 500 ? texts.busy(name) : texts.unreadable(name) };
}
