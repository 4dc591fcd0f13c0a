import { reviewInvitations, reviewRequestAdministration, reviewRequests } from '@stoa/contract';
import { settingsUseCases } from '../../settings-use-cases.ts';
import { serve } from '../../use-case.ts';
import { bulkCancelReviewRequestsByFilter, deleteReviewRequest } from './cancel-requests.ts';
import { bulkCreateReviewRequests, createReviewRequest } from './create-request.ts';
import { answerReviewInvitation, openReviewInvitation, unsubscribeFromReviewRequests } from './invitations.ts';
import { countReviewRequests, getReviewRequest, listReviewRequests, queryReviewRequests } from './read-requests.ts';
import { requestSettings } from './settings.store.ts';

const settings = settingsUseCases(requestSettings);

export const served = [
  ...serve(reviewRequests, {
    createReviewRequest,
    bulkCreateReviewRequests,
    getReviewRequest,
    deleteReviewRequest,
    queryReviewRequests,
    countReviewRequests,
    bulkCancelReviewRequestsByFilter,
  }),
  ...serve(reviewInvitations, { openReviewInvitation, answerReviewInvitation, unsubscribeFromReviewRequests }),
  ...serve(reviewRequestAdministration, {
    listReviewRequests,
    getReviewRequestSettings: settings.get,
    updateReviewRequestSettings: settings.update,
  }),
];
