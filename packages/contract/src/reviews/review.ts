import { events } from '../events.ts';
import {
  boolean,
  choice,
  date,
  guid,
  immutable,
  int64,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';

/** The longest title, body, name and reply. */
export const MOST_TEXT = 3000;
export const MOST_NAME = 100;
export const MOST_REPLY = 1000;
export const MOST_MEDIA = 10;

export const ReviewStatus = choice('UNKNOWN', 'APPROVED', 'IN_MODERATION', 'REJECTED', 'SUBMITTED');
export const ReviewImage = message('ReviewImage', {
  id: text({ maxLength: 1000 }),
  url: text({ maxLength: 2048 }),
  height: readonly(number()),
  width: readonly(number()),
  altText: readonly(nullable(text())),
  filename: readonly(nullable(text())),
});
export const ReviewVideoResolution = message('ReviewVideoResolution', {
  url: readonly(text()),
  height: readonly(number()),
  width: readonly(number()),
  poster: readonly(ref(ReviewImage)),
  format: readonly(text()),
});
export const ReviewVideo = message('ReviewVideo', {
  id: text({ maxLength: 1000 }),
  resolutions: readonly(list(ref(ReviewVideoResolution))),
  url: text({ maxLength: 2048 }),
});
export const ReviewMedia = message(
  'ReviewMedia',
  { image: ref(ReviewImage), video: ref(ReviewVideo) },
  { atMostOne: [['image', 'video']] },
);
export const ReviewContent = message('ReviewContent', {
  title: nullable(text({ maxLength: MOST_TEXT })),
  body: nullable(text({ maxLength: MOST_TEXT })),
  media: list(ref(ReviewMedia), { maxItems: MOST_MEDIA }),
  rating: integer({ minimum: 1, maximum: 5 }),
});
export const ReviewAuthor = message('ReviewAuthor', {
  /** Shown to those who may read private reviews. */
  contactId: immutable(nullable(guid)),
  authorName: nullable(text({ maxLength: MOST_NAME })),
  authorType: readonly(choice('UNKNOWN', 'MEMBER', 'VISITOR')),
});
export const ReviewReply = message('ReviewReply', {
  message: text({ maxLength: MOST_REPLY }),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
});
export const ReviewModeration = message('ReviewModeration', {
  moderationStatus: ReviewStatus,
  /** False where the site's rules decided. */
  manuallyChanged: readonly(boolean),
});
export const ReviewOrigin = message('ReviewOrigin', {
  type: choice('UNKNOWN', 'ORGANIC', 'APP'),
  appId: nullable(text()),
});
/** What led to a review; absent where its author came on their own. */
export const ReviewSource = message('ReviewSource', { type: choice('REVIEW_REQUEST'), reviewRequestId: guid });

export const Review = message('Review', {
  namespace: text({ maxLength: 36 }),
  entityId: text({ maxLength: 36 }),
  id: readonly(guid),
  content: ref(ReviewContent),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  author: ref(ReviewAuthor),
  reply: readonly(ref(ReviewReply)),
  foundHelpful: readonly(integer()),
  foundUnhelpful: readonly(integer()),
  /** `foundHelpful` minus `foundUnhelpful`. */
  helpfulness: readonly(integer()),
  moderation: readonly(ref(ReviewModeration)),
  revision: readonly(nullable(int64)),
  /** Whether the author bought the product. */
  verified: readonly(boolean),
  origin: readonly(ref(ReviewOrigin)),
  source: readonly(ref(ReviewSource)),
  /** The date shown with the review: its creation, unless it was imported. */
  reviewDate: nullable(date),
  relevanceScore: readonly(nullable(number())),
  /** The number of times it was approved. */
  publishCount: readonly(integer()),
});

export const ModerationStatusChanged = message('ModerationStatusChanged', {
  review: ref(Review),
  previousModerationStatus: ReviewStatus,
});
export const ReviewPublished = message('ReviewPublished', { review: ref(Review) });

export const reviewEvents = events('wix.reviews.v1.review', {
  entity: Review,
  permission: 'REVIEWS.READ_PRIVATE_REVIEWS',
  created: 'A review is written.',
  updated: 'The content, the reply or the moderation status of a review changes.',
  deleted: { when: 'A review is deleted. Reviews of a deleted product go with it, unannounced.', carriesEntity: true },
  actions: {
    moderationStatusChanged: {
      when: 'Rules or a moderator decide on a review; also the first time, when it was submitted.',
      carries: ModerationStatusChanged,
    },
    reviewPublished: { when: 'A review is approved and can be read on the site.', carries: ReviewPublished },
  },
});
