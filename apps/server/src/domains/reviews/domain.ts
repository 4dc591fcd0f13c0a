import type { Domain } from '../../domain.ts';
import { reviewsFollowContacts } from './follow-contacts.ts';
import { reviewWaitingLetter } from './letters/review-waiting.ts';
import { jobKinds, served } from './operations.ts';
import { reviewData } from './personal-data.ts';
import { removeAbandonedPhotos } from './photos.ts';
import { businessHearsOfReviews, reviewNotice } from './tell-business.ts';

export const reviews: Domain = {
  name: 'reviews',
  says: 'What customers say of products, how it is moderated, and the ratings that follow',
  owns: ['review_facts', 'review_photos', 'review_settings', 'review_votes', 'reviews'],
  reads: {
    contacts: 'a member’s reviews are found by their contact, and moderators see the addresses of authors',
    products: 'a review is about a product, and lists of reviews name it',
  },
  serves: served,
  consumes: [reviewsFollowContacts, businessHearsOfReviews],
  tasks: [reviewNotice],
  letters: [reviewWaitingLetter],
  jobKinds,
  recurringJobs: [removeAbandonedPhotos],
  personalData: [reviewData],
  keepsMedia: [{ kind: 'REVIEW', table: 'reviews', name: "doc ->> 'title'" }],
};
