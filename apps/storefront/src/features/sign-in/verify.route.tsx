import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { fieldOf, stateOf } from '../account/posted-form.ts';
import { goOnAfterLogin } from './go-on-after-login.tsx';
import { showVerification } from './verification-page.tsx';

export async function postVerification(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const stateToken = fieldOf(request, 'stateToken');
  const code = fieldOf(request, 'code').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) {
    const state = { errors: { code: visit.messages.login.verification.enterCode }, problem: null };
    return showVerification(visit, { stateToken, state });
  }
  try {
    return await goOnAfterLogin(visit, await api.verification.verifyDuringAuthentication({ code, stateToken }));
  } catch (error) {
    return showVerification(visit, { stateToken, state: stateOf(error, visit.messages, { code: 'code' }) });
  }
}
