import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { fieldOf, stateOf } from '../account/posted-form.ts';
import { goOnAfterLogin } from './go-on-after-login.tsx';
import { type Challenge, factorTypeOf, showSecondFactor } from './second-factor-page.tsx';

/** Chooses another kind of factor. */
export async function postOtherFactor(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const stateToken = fieldOf(request, 'stateToken');
  const before = readChallenge(fieldOf(request, 'challenge'));
  try {
    const factorType = factorTypeOf(fieldOf(request, 'factorType'));
    const { mfaChallengeData } = await api.loginSteps.startSecondFactor({ stateToken, factorType });
    return showSecondFactor(visit, { stateToken, challenge: mfaChallengeData ?? before });
  } catch (error) {
    return showSecondFactor(visit, { stateToken, challenge: before, state: stateOf(error, visit.messages) });
  }
}

export async function postSecondFactor(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const stateToken = fieldOf(request, 'stateToken');
  const challenge = readChallenge(fieldOf(request, 'challenge'));
  const rememberBrowser = fieldOf(request, 'rememberBrowser') !== '';
  const code = fieldOf(request, 'code');
  if (!code) {
    const state = { errors: { code: visit.messages.login.secondStep.enterCode }, problem: null };
    return showSecondFactor(visit, { stateToken, challenge, state, rememberBrowser });
  }
  try {
    const factorType = factorTypeOf(fieldOf(request, 'factorType'));
    const answer = await api.loginSteps.verifySecondFactor({ stateToken, factorType, code });
    return await goOnAfterLogin(visit, answer, { rememberBrowser });
  } catch (error) {
    return showSecondFactor(visit, {
      stateToken,
      challenge,
      state: stateOf(error, visit.messages, { code: 'code' }),
      rememberBrowser,
    });
  }
}

/** Data carried by the form: only display data is read from it, so that senders can fool only themselves. */
function readChallenge(text: string): Challenge {
  try {
    const { factorType, availableFactors, browserCanBeRemembered } = JSON.parse(text) as Challenge;
    return {
      browserCanBeRemembered: browserCanBeRemembered === true,
      factorType: factorTypeOf(String(factorType)),
      availableFactors: Array.isArray(availableFactors)
        ? availableFactors.map((factor) => ({
            factorType: factorTypeOf(String(factor?.factorType)),
            factorStatus: factor?.factorStatus,
          }))
        : [],
    };
  } catch {
    return {};
  }
}
