import { fieldOf } from './account-form.ts';
import { hasCode } from './api-errors.ts';
import type { StorefrontRequest } from './storefront-request.ts';

/** The field that the work of the captcha is put into. */
export const CAPTCHA_FIELD = 'captcha';

/** What the form's captcha was answered with, as the API takes it. */
export function captchaOf(request: StorefrontRequest) {
  const token = fieldOf(request, CAPTCHA_FIELD);
  return token ? [{ Recaptcha: token }] : [];
}

/** Whether the server asks for a captcha, or for another one. */
export const wantsCaptcha = (error: unknown): boolean => hasCode(error, '-19971', '-19970');
