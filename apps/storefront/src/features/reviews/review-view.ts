/** Reviews as view data for the product's page. */
import type { Rating } from '@stoa/blocks';
import { formatsOf, type Messages } from '@stoa/messages';
import type { OwnReview, ProductReviews, ShownReview } from '../../lib/api.ts';
import type { Site } from '../../lib/site.ts';
import { type Paging, pagingOf } from '../listing/paging.ts';
import { type MediaView, pathOf, typeOf } from '../product/media-view.ts';
import { REVIEWS_A_PAGE, type ReviewChoice } from './review-choice.ts';

export type VoteView = { helpful: number; unhelpful: number; own: 'HELPFUL' | 'UNHELPFUL' | null };

export type ReviewView = {
  id: string;
  author: string;
  /** ISO 8601, and in words. */
  time: string;
  date: string;
  stars: number;
  title: string;
  text: string;
  media: MediaView[];
  isVerified: boolean;
  isOwn: boolean;
  reply: { text: string; date: string } | null;
  votes: VoteView;
};

export type ReviewStatus = keyof Messages['reviews']['states'];
/** The visitor's own review, with its status. */
export type OwnView = Pick<ReviewView, 'id' | 'stars' | 'title' | 'text' | 'media' | 'date'> & { status: ReviewStatus };

export type ReviewsView = {
  /** Null without reviews. */
  rating: Rating | null;
  /** The number of reviews with 5, 4, 3, 2 and 1 stars. */
  distribution: { stars: number; count: number; percent: number }[];
  withPhotos: number;
  reviews: ReviewView[];
  paging: Paging;
  own: OwnView | null;
};

type Texts = Messages['reviews'];
type Place = Pick<Site, 'language' | 'timeZone'>;

export function viewReviews(answer: ProductReviews, { page }: ReviewChoice, site: Place, texts: Texts): ReviewsView {
  const { summary, reviews = [], total = 0, own } = answer;
  const { average = 0, count = 0, distribution = [], withMedia = 0 } = summary ?? {};
  return {
    rating: count > 0 ? { average, count } : null,
    distribution: [5, 4, 3, 2, 1].map((stars) => {
      const ofStars = distribution[stars - 1] ?? 0;
      return { stars, count: ofStars, percent: count > 0 ? (100 * ofStars) / count : 0 };
    }),
    withPhotos: withMedia,
    reviews: reviews.map((review) => viewReview(review, site, texts)),
    paging: pagingOf(page, total, REVIEWS_A_PAGE),
    own: own ? viewOwn(own, site) : null,
  };
}

function viewReview(review: ShownReview, site: Place, texts: Texts): ReviewView {
  const { id = '', reply, reviewDate, helpful = 0, unhelpful = 0, ownVote = null } = review;
  const { longDate } = formatsOf(site);
  return {
    id,
    author: review.authorName || texts.somebody,
    time: reviewDate ?? '',
    date: longDate(reviewDate ?? ''),
    stars: review.rating ?? 0,
    title: review.title ?? '',
    text: review.body ?? '',
    media: viewReviewMedia(review.media),
    isVerified: review.verified ?? false,
    isOwn: review.isOwn ?? false,
    reply: reply?.message ? { text: reply.message, date: longDate(reply.createdDate ?? '') } : null,
    votes: { helpful, unhelpful, own: ownVote },
  };
}

export const viewOwn = ({ id, content, reviewDate, moderation }: OwnReview, site: Place): OwnView => ({
  id: id ?? '',
  stars: content?.rating ?? 0,
  title: content?.title ?? '',
  text: content?.body ?? '',
  media: viewReviewMedia(content?.media),
  date: formatsOf(site).longDate(reviewDate ?? ''),
  status: statusOf(moderation?.moderationStatus),
});

const statusOf = (status: string | undefined): ReviewStatus =>
  status === 'APPROVED' || status === 'REJECTED' || status === 'SUBMITTED' ? status : 'IN_MODERATION';

type Media = NonNullable<ShownReview['media']>[number];

/** Pictures and videos: what is shown of them is beside them, so they have no text of their own. */
export const viewReviewMedia = (media: readonly Media[] = []): MediaView[] =>
  media.flatMap(({ image, video }): MediaView[] => {
    if (image?.id) {
      const picture = { id: image.id, width: image.width || null, height: image.height || null, alt: '' };
      return [{ id: image.id, picture, video: null }];
    }
    const [resolution] = video?.resolutions ?? [];
    if (!video?.id || !resolution?.url) return [];
    const { poster, width, height, format, url } = resolution;
    const sources = [{ url: pathOf(url), type: typeOf(format) }];
    return [
      {
        id: video.id,
        picture: poster?.id ? { id: poster.id, width: width || null, height: height || null, alt: '' } : null,
        video: { label: '', width: width || 1280, height: height || 720, sources },
      },
    ];
  });
