import { fieldOf, stateOf } from '../../lib/account-form.ts';
import { goOnAfterLogin } from '../../lib/go-on-after-login.tsx';
import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { showVerification } from '../../lib/verification-page.tsx';

export async function postVerification(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const stateToken = fieldOf(request, 'stateToken');
  const code = fieldOf(request, 'code').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) {
    const state = { errors: { code: 'Enter the six digits of the code.' }, problem: null };
    return showVerification(visit, { stateToken, state });
  }
  try {
    return await goOnAfterLogin(visit, await api.verification.verifyDuringAuthentication({ code, stateToken }));
  } catch (error) {
    return showVerification(visit, { stateToken, state: stateOf(error, { code: 'code' }) });
  }
}
