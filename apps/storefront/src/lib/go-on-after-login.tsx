import { renderForm } from './account-page.tsx';
import type { LoginAnswer } from './api.ts';
import type { Visit } from './render-page.tsx';
import { returnToOf } from './return-to.ts';
import { showSecondFactor } from './second-factor-page.tsx';
import { redirect, type StorefrontResponse } from './storefront-request.ts';
import { showVerification } from './verification-page.tsx';

/**
 * Goes on with a login: keeps it in a cookie where it is complete, otherwise asks for what is missing. `rememberBrowser`:
 * whether the person wants no second step in this browser for a while.
 */
export async function goOnAfterLogin(
  visit: Visit,
  answer: LoginAnswer,
  { rememberBrowser = false } = {},
): Promise<StorefrontResponse> {
  switch (answer.state) {
    case 'SUCCESS':
      await visit.api.memberSession.openMemberSession({ sessionToken: answer.sessionToken ?? '', rememberBrowser });
      // a front end that asked for the recovery gets its person back: the server checked the address with the request
      return redirect(answer.additionalData?.returnUrl?.strValue ?? returnToOf(visit));
    case 'REQUIRE_EMAIL_VERIFICATION':
      return showVerification(visit, { stateToken: answer.stateToken ?? '' });
    case 'STATUS_CHECK':
      return showSecondFactor(visit, { stateToken: answer.stateToken ?? '', challenge: answer.mfaChallengeData ?? {} });
    default:
      return renderForm(visit, {
        title: 'Almost there',
        children: (
          <div className="account-form">
            <h1>Almost there</h1>
            <p className="lead">The shop approves new accounts itself. You will hear by e-mail when yours is ready.</p>
            <p className="actions">
              <a className="button" href="/shop">
                Continue shopping
              </a>
            </p>
          </div>
        ),
      });
  }
}
