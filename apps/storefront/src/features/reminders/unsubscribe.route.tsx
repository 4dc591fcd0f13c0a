import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderUnknownLink } from '../invitation/invitation.route.tsx';
import { renderMailQuestion } from '../invitation/render-mail-question.tsx';

/** Asks before it ends the reminders of abandoned checkouts: programs follow links in mails, too. */
export async function showEndOfReminders(visit: Visit, token: string): Promise<StorefrontResponse> {
  const found = await orNull(visit.api.recoveryMails.openRecoveryMail({ token }));
  if (!found) return renderUnknownLink(visit);
  return renderMailQuestion(visit, visit.messages.reminders, found.isUnsubscribed ?? false);
}

/** Ends the reminders for the address: from the page, or by a mail program's button. */
export async function postEndOfReminders(visit: Visit, token: string): Promise<StorefrontResponse> {
  const done = await orNull(visit.api.recoveryMails.unsubscribeFromRecoveryMails({ token }));
  return done ? renderMailQuestion(visit, visit.messages.reminders, true) : renderUnknownLink(visit);
}
