import { ApiError } from '@stoa/sdk';
import type { OwnReview } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-errors.ts';
import type { FormState } from '../../lib/form-state.ts';
import { messageOf } from '../../lib/message-of.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { stateOf } from '../account/posted-form.ts';
import { contentOf, PHOTOS, type ReviewFields } from './posted-review.ts';
import { MOST_PHOTOS, uploadPhoto } from './upload-photo.ts';

const NAMESPACE = 'stores';

/** Who writes: `own` is the review that is changed, and visitors give their address. */
export type Writer = { own: OwnReview | null; isMember: boolean };

/** Uploads the files of a form that was sent without scripts. Those that are accepted join the other pictures. */
export async function takeFiles(
  { request, messages }: Visit,
  fields: ReviewFields,
): Promise<{ fields: ReviewFields; problems: string[] }> {
  const texts = messages.reviewing.photoProblems;
  const media = [...fields.media];
  const problems: string[] = [];
  for (const { name, upload: send } of request.files.filter(({ field }) => field === PHOTOS)) {
    if (media.length >= MOST_PHOTOS) {
      problems.push(texts.tooMany(MOST_PHOTOS));
      break;
    }
    const upload = await uploadPhoto(send, undefined, name, texts);
    if ('id' in upload) media.push({ kind: 'image', id: upload.id });
    else problems.push(upload.problem);
  }
  return { fields: { ...fields, media }, problems: [...new Set(problems)] };
}

/** Writes or changes the review. Rejects with an `ApiError` where the shop refuses it. */
export async function saveReview(
  { api, request }: Visit,
  productId: string,
  fields: ReviewFields,
  { own, isMember }: Writer,
): Promise<void> {
  const content = contentOf(fields);
  const token = request.form?.get('captcha');
  const captcha = token ? { captcha: { token } } : {};
  if (own) {
    const { id = '', revision } = own;
    const review = { id, revision: revision ?? '', content, author: { authorName: fields.name } };
    await api.reviews.updateReview({ review, fieldMask: CHANGED });
  } else if (isMember) {
    const review = { namespace: NAMESPACE, entityId: productId, content, author: { authorName: fields.name } };
    await api.reviews.createReview({ review, ...captcha });
  } else {
    const { name, email } = fields;
    const author = { name, email };
    await api.reviews.createReviewAndContact({
      namespace: NAMESPACE,
      entityId: productId,
      content,
      ...author,
      ...captcha,
    });
  }
}

const CHANGED = ['content.rating', 'content.title', 'content.body', 'content.media', 'author.authorName'];

/** The messages for a refusal; rethrows faults. */
export function refusalState(error: unknown, { reviewing, forms, login }: Visit['messages']): FormState {
  const names = Object.fromEntries(
    ['', 'review.'].flatMap((start) => [
      [`${start}content.rating`, 'stars'],
      [`${start}content.title`, 'title'],
      [`${start}content.body`, 'text'],
      [`${start}author.authorName`, 'name'],
    ]),
  );
  const state = stateOf(error, { forms, login }, { ...names, name: 'name', email: 'email' });
  const said = error instanceof ApiError ? messageOf(reviewing.problems, error.code) : null;
  return said ? { ...state, problem: said } : state;
}

/** Whether the server requires a captcha, or another one. */
export const wantsReviewCaptcha = (error: unknown): boolean =>
  hasCode(error, 'CAPTCHA_TOKEN_REQUIRED', 'INVALID_CAPTCHA_TOKEN');
