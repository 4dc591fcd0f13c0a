/** Forms of the account pages: how they are read, and the errors that the server found in them. */

import type { Messages } from '@stoa/messages';
import { ApiError } from '@stoa/sdk';
import type { FormState } from '../../lib/form-state.ts';
import { messageOf } from '../../lib/message-of.ts';
import { ownPathOf } from '../../lib/own-path.ts';
import { ruleText } from '../../lib/rule-text.ts';
import type { StorefrontRequest } from '../../lib/storefront-request.ts';

/** A field of the posted form, trimmed. */
export const fieldOf = ({ form }: StorefrontRequest, name: string): string => form?.get(name)?.trim() ?? '';
/** In characters. A site may require more: then the server says so. */
export const SHORTEST_PASSWORD = 8;

/** A password exactly as typed: spaces belong to it. */
export const passwordOf = ({ form }: StorefrontRequest, name = 'password'): string => form?.get(name) ?? '';

type Texts = Pick<Messages, 'forms' | 'login'>;

/** The password for confirming an identity was wrong, or there was none. */
export const wrongPassword = ({ login }: Texts, password: string): FormState => ({
  errors: { currentPassword: password ? login.wrongPassword : login.enterPassword },
  problem: null,
});

/**
 * The form errors behind an error response; rethrows other errors. `fields` maps the server's names to ours.
 */
export function stateOf(error: unknown, { forms, login }: Texts, fields: Record<string, string> = {}): FormState {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  if (error.status === 429) return { errors: {}, problem: waitText(Number(error.data?.waitSeconds ?? 0), forms) };
  const entries = error.violations.flatMap((violation): [string, string][] => {
    const name = messageOf(fields, violation.field);
    return name ? [[name, ruleText(violation, forms)]] : [];
  });
  const problem = messageOf(login.problems, error.code);
  return { errors: Object.fromEntries(entries), problem: entries.length > 0 ? problem : (problem ?? forms.refused) };
}

function waitText(seconds: number, { tooManyAttempts }: Messages['forms']): string {
  if (seconds <= 0) return tooManyAttempts.soon;
  return seconds < 90 ? tooManyAttempts.seconds(seconds) : tooManyAttempts.minutes(Math.ceil(seconds / 60));
}

/** A path of the site to go on to; anything else leads to the account page. */
export function pathToGoOn(given: string | null | undefined, origin: string): string {
  return (given?.startsWith('/') && ownPathOf(given, origin)) || '/account';
}
