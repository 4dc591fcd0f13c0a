/** Forms of the account pages: how they are read, and what the server found wrong with them. */
import { ApiError } from '@stoa/sdk';
import type { FormState } from './form-state.ts';
import type { StorefrontRequest } from './storefront-request.ts';

/** A field of the posted form, without blanks around it. */
export const fieldOf = ({ form }: StorefrontRequest, name: string): string => form?.get(name)?.trim() ?? '';
/** A password as it was typed: blanks belong to it. */
export const passwordOf = ({ form }: StorefrontRequest, name = 'password'): string => form?.get(name) ?? '';

/** What to say where the server refused, by its code. */
const PROBLEMS: Record<string, string> = {
  '-19976': 'The e-mail address or the password is not right.',
  '-19973': 'Your password must be renewed. Ask for a recovery mail.',
  '-19995': 'There is an account with this e-mail address already. Log in, or ask for a recovery mail.',
  '-19970': 'The check that you are no robot did not succeed. Try again.',
  '-19971': 'Confirm that you are no robot.',
  IDENTITY_BLOCKED: 'This account is blocked. Ask the shop what to do.',
  IDENTITY_PENDING: 'The shop has not approved this account yet.',
  INVALID_RECOVERY_TOKEN: 'This link was used before or has expired. Ask for a new one.',
  LOGIN_EXPIRED: 'That took too long. Begin again.',
  VERIFICATION_FAILED: 'The code is not right, or too old.',
  RECENT_LOGIN_REQUIRED: 'Confirm that it is you first.',
  LAST_FACTOR: 'This is the only way to log in that is left.',
  FACTOR_NOT_CONFIGURED: 'The shop cannot send codes this way.',
  FACTOR_NOT_ALLOWED: 'The shop does not allow this.',
};

/** Where a password that confirms who somebody is was not theirs. */
export const wrongPassword: FormState = {
  errors: { currentPassword: 'This password is not right.' },
  problem: null,
};

/** What the server's refusal means for the form; throws what is no refusal. `fields` leads from its names to ours. */
export function stateOf(error: unknown, fields: Record<string, string> = {}): FormState {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  if (error.status === 429) {
    const seconds = Number(error.data?.waitSeconds ?? 0);
    return { errors: {}, problem: `Too many attempts. Wait ${waitText(seconds)} and try again.` };
  }
  const entries = error.violations.flatMap(({ field = '', description }): [string, string][] => {
    const name = fields[field];
    return name ? [[name, sentence(description)]] : [];
  });
  const problem = PROBLEMS[error.code] ?? (error.violations.length > 0 ? null : error.message);
  return { errors: Object.fromEntries(entries), problem: entries.length > 0 ? problem : (problem ?? error.message) };
}

function waitText(seconds: number): string {
  if (seconds <= 0) return 'a moment';
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/** Rules are written to follow the field's name: here it stands above them. */
function sentence(rule: string | undefined): string {
  if (!rule) return 'Check this field.';
  const text = rule.replace(/^(is|must be|must|has|holds|needs)\b/, (verb) => `This ${verb}`);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

/** A path of the site to go on to; anything else leads to the account. */
export function pathToGoOn(given: string | null | undefined, origin: string): string {
  const address = given?.startsWith('/') ? URL.parse(given, origin) : null;
  return address?.origin === origin ? address.pathname + address.search : '/account';
}
