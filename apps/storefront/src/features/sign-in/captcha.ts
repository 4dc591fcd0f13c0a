import { hasCode } from '../../lib/api-errors.ts';
import type { StorefrontRequest } from '../../lib/storefront-request.ts';
import { fieldOf } from '../account/posted-form.ts';

/** The form field for the captcha's solution. */
export const CAPTCHA_FIELD = 'captcha';

/** The form's captcha solution, in the API's format. */
export function captchaOf(request: StorefrontRequest) {
  const token = fieldOf(request, CAPTCHA_FIELD);
  return token ? [{ Recaptcha: token }] : [];
}

/** Whether the server requires a captcha, or another one. */
export const wantsCaptcha = (error: unknown): boolean => hasCode(error, '-19971', '-19970');
