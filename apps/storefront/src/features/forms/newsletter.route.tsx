import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderUnknownLink } from '../invitation/invitation.route.tsx';
import { renderMailQuestion } from '../invitation/render-mail-question.tsx';

/** Asks before it confirms a subscription: programs follow links in mails, too. */
export async function showConfirmationOfSubscription(visit: Visit, token: string): Promise<StorefrontResponse> {
  const found = await orNull(visit.api.newsletter.openSubscription({ token }));
  if (!found) return renderUnknownLink(visit);
  return renderMailQuestion(visit, visit.messages.newsletter, found.isConfirmed ?? false);
}

export async function postConfirmationOfSubscription(visit: Visit, token: string): Promise<StorefrontResponse> {
  const done = await orNull(visit.api.newsletter.confirmSubscription({ token }));
  return done ? renderMailQuestion(visit, visit.messages.newsletter, true) : renderUnknownLink(visit);
}
