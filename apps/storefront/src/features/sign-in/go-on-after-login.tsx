import type { LoginAnswer } from '../../lib/api.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderForm } from '../account/account-page.tsx';
import { returnToOf } from './return-to.ts';
import { showSecondFactor } from './second-factor-page.tsx';
import { showVerification } from './verification-page.tsx';

/**
 * Continues a login: stores it in a cookie if it is complete, otherwise asks for the missing step. `rememberBrowser`:
 * whether the person wants to skip the second step in this browser for a while.
 */
export async function goOnAfterLogin(
  visit: Visit,
  answer: LoginAnswer,
  { rememberBrowser = false } = {},
): Promise<StorefrontResponse> {
  switch (answer.state) {
    case 'SUCCESS':
      await visit.api.memberSession.openMemberSession({ sessionToken: answer.sessionToken ?? '', rememberBrowser });
      // a front end that requested the recovery gets its visitor back: the server checked the address with the request
      return redirect(answer.additionalData?.returnUrl?.strValue ?? returnToOf(visit));
    case 'REQUIRE_EMAIL_VERIFICATION':
      return showVerification(visit, { stateToken: answer.stateToken ?? '' });
    case 'STATUS_CHECK':
      return showSecondFactor(visit, { stateToken: answer.stateToken ?? '', challenge: answer.mfaChallengeData ?? {} });
    default:
      return renderForm(visit, {
        title: visit.messages.login.approval.title,
        children: (
          <div className="account-form">
            <h1>{visit.messages.login.approval.title}</h1>
            <p className="lead">{visit.messages.login.approval.text}</p>
            <p className="actions">
              <a className="button" href="/shop">
                {visit.messages.site.continueShopping}
              </a>
            </p>
          </div>
        ),
      });
  }
}
