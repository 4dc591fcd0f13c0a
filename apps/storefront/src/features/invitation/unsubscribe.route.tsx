import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderUnknownLink } from './invitation.route.tsx';
import { renderMailQuestion } from './render-mail-question.tsx';

/** Asks before it ends the mails: programs follow links in mails, too. */
export async function showUnsubscription(visit: Visit, token: string): Promise<StorefrontResponse> {
  const found = await orNull(visit.api.invitations.openReviewInvitation({ token }));
  if (!found?.invitation) return renderUnknownLink(visit);
  return renderMailQuestion(visit, visit.messages.invitation.unsubscribe, found.invitation.isUnsubscribed ?? false);
}

/** Ends the mails for the address: from the page, or by a mail program's button. */
export async function postUnsubscription(visit: Visit, token: string): Promise<StorefrontResponse> {
  const done = await orNull(visit.api.invitations.unsubscribeFromReviewRequests({ token }));
  return done ? renderMailQuestion(visit, visit.messages.invitation.unsubscribe, true) : renderUnknownLink(visit);
}
