import { reviewAdministration, reviewSettings, reviews, storefrontReviews } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { bulkDeleteReviews, bulkJobs, bulkUpdateModerationStatus } from './bulk-reviews.ts';
import { deleteReview, updateReview } from './change-review.ts';
import { bulkCreateReview, createReview, createReviewAndContact } from './create-review.ts';
import { exportReviews } from './files/export-reviews.ts';
import { importJob, importReviews } from './files/import-reviews.ts';
import { getReviewStatistics, listMyReviews, listReviews } from './list-reviews.ts';
import { removeReply, reopenReview, setReply, updateModerationStatus } from './moderate-review.ts';
import { uploadReviewPhoto } from './photos.ts';
import { listProductReviews } from './product-reviews.ts';
import { countReviews, getReview, queryReviews } from './query-reviews.ts';
import { getReviewSettings, updateReviewSettings } from './settings.ts';
import { removeVote, voteReview } from './votes.ts';

export const served = [
  ...serve(reviews, {
    getReview,
    createReview,
    createReviewAndContact,
    bulkCreateReview,
    updateReview,
    deleteReview,
    bulkDeleteReviews,
    queryReviews,
    setReply,
    removeReply,
    updateModerationStatus,
    bulkUpdateModerationStatus,
    countReviews,
  }),
  ...serve(storefrontReviews, { listProductReviews, listMyReviews, voteReview, removeVote, uploadReviewPhoto }),
  ...serve(reviewSettings, { getReviewSettings: (ctx) => getReviewSettings(ctx), updateReviewSettings }),
  ...serve(reviewAdministration, {
    listReviews,
    getReviewStatistics: (ctx) => getReviewStatistics(ctx),
    exportReviews: (ctx) => exportReviews(ctx),
    importReviews,
    reopenReview,
  }),
];

export const jobKinds = [...bulkJobs, importJob];
