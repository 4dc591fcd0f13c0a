import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderForm } from '../account/account-page.tsx';
import { renderUnknownLink } from './invitation.route.tsx';

/** Asks before it ends the mails: programs follow links in mails, too. */
export async function showUnsubscription(visit: Visit, token: string): Promise<StorefrontResponse> {
  const found = await orNull(visit.api.invitations.openReviewInvitation({ token }));
  if (!found?.invitation) return renderUnknownLink(visit);
  return renderUnsubscription(visit, found.invitation.isUnsubscribed ?? false);
}

/** Ends the mails for the address: from the page, or by a mail program's button. */
export async function postUnsubscription(visit: Visit, token: string): Promise<StorefrontResponse> {
  const done = await orNull(visit.api.invitations.unsubscribeFromReviewRequests({ token }));
  return done ? renderUnsubscription(visit, true) : renderUnknownLink(visit);
}

function renderUnsubscription(visit: Visit, isDone: boolean): Promise<StorefrontResponse> {
  const messages = visit.messages.invitation.unsubscribe;
  return renderForm(visit, {
    title: messages.title,
    children: isDone ? (
      <>
        <h1>{messages.done}</h1>
        <p className="actions">
          <a className="button" href="/shop">
            {visit.messages.site.goToShop}
          </a>
        </p>
      </>
    ) : (
      <>
        <h1>{messages.title}</h1>
        <p className="lead">{messages.text}</p>
        <form method="post">
          <button className="button" type="submit">
            {messages.button}
          </button>
        </form>
      </>
    ),
  });
}
