import type { reviews } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { bulkAnswer } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { authorOf, personOf } from './author.ts';
import { limitReviews } from './limits.ts';
import { readContent, refuseEntity } from './read-content.ts';
import { resolveMedia } from './review-media.ts';
import { viewReview } from './review-view.ts';
import { type Draft, writeReview, writeReviews } from './write-reviews.ts';

/** Writes a review: of the member or visitor who calls, or of the contact that staff or an app names. */
export const createReview: UseCase<typeof reviews.createReview> = async (ctx, { review: sent, captcha }) => {
  const wrong = refuseEntity(sent.namespace, sent.entityId, 'review.');
  if (wrong) return wrong;
  const limited = await limitReviews(ctx, captcha);
  if (limited) return limited;
  return withSite(ctx, async (tx) => {
    const { contactId, authorName } = sent.author ?? {};
    const author = await authorOf(ctx, tx, { contactId, name: authorName }, 'review.author');
    if (isRefusal(author)) return author;
    const media = await resolveMedia(ctx, tx, { sent: sent.content.media, path: 'review.content' });
    if (isRefusal(media)) return media;
    // people write today; only those who bring reviews from elsewhere know other dates
    const reviewDate = personOf(ctx) ? null : sent.reviewDate;
    const draft: Draft = { ...readContent(sent.content), media, author, productId: sent.entityId, reviewDate };
    const written = await writeReview(ctx, tx, draft);
    return isRefusal(written) ? written : { review: viewReview(ctx, written) };
  });
};

/** Writes a review under a name and an address; members need neither. */
export const createReviewAndContact: UseCase<typeof reviews.createReviewAndContact> = async (ctx, sent) => {
  const { namespace, entityId, content, name, email, captcha } = sent;
  const wrong = refuseEntity(namespace, entityId);
  if (wrong) return wrong;
  const limited = await limitReviews(ctx, captcha);
  if (limited) return limited;
  return withSite(ctx, async (tx) => {
    const author = await authorOf(ctx, tx, { name, email }, 'author');
    if (isRefusal(author)) return author;
    const media = await resolveMedia(ctx, tx, { sent: content.media, path: 'content' });
    if (isRefusal(media)) return media;
    const written = await writeReview(ctx, tx, { ...readContent(content), media, author, productId: entityId });
    return isRefusal(written) ? written : { review: viewReview(ctx, written) };
  });
};

/** Writes reviews for contacts, each on its own: what is wrong with one does not keep the others. */
export const bulkCreateReview: UseCase<typeof reviews.bulkCreateReview> = (
  ctx,
  { reviews: sent, returnEntity = false },
) =>
  withSite(ctx, async (tx) => {
    const drafts: (Draft | Refusal)[] = [];
    for (const [index, one] of sent.entries()) {
      const path = `reviews[${index}].`;
      const { contactId, authorName } = one.author;
      const wrong = refuseEntity(one.namespace, one.entityId, path);
      const author = wrong ?? (await authorOf(ctx, tx, { contactId, name: authorName }, `${path}author`));
      const media = isRefusal(author)
        ? author
        : await resolveMedia(ctx, tx, { sent: one.content.media, path: `${path}content` });
      if (isRefusal(author)) drafts.push(author);
      else if (isRefusal(media)) drafts.push(media);
      else
        drafts.push({
          ...readContent(one.content),
          media,
          author,
          productId: one.entityId,
          reviewDate: one.reviewDate,
        });
    }
    const written = await writeReviews(
      ctx,
      tx,
      drafts.flatMap((draft) => (isRefusal(draft) ? [] : draft)),
    );
    const outcomes = drafts.map((draft) => {
      const outcome = isRefusal(draft) ? draft : written.shift();
      if (!outcome || isRefusal(outcome)) return { id: null, refusal: outcome ?? null };
      return { id: outcome.id, item: viewReview(ctx, outcome), refusal: null };
    });
    return bulkAnswer(outcomes, returnEntity, 'review');
  });
