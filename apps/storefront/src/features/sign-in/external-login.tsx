import type { Messages } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import type { Api, LoginAnswer } from '../../lib/api.ts';
import { messageOf } from '../../lib/message-of.ts';
import type { Challenge } from './second-factor-page.tsx';

export type LoginProvider = { id: string; name: string };

export async function loadLoginProviders(api: Api): Promise<LoginProvider[]> {
  const { loginProviders = [] } = await api.identityProviders.listLoginProviders();
  return loginProviders.flatMap(({ id, name }) => (id && name ? [{ id, name }] : []));
}

/** Buttons to log in with external accounts. */
export function ExternalWays({ providers, returnTo }: { providers: LoginProvider[]; returnTo: string }) {
  const messages = useMessages('login');
  if (providers.length === 0) return null;
  return (
    <ul className="account-ways">
      {providers.map(({ id, name }) => (
        <li key={id}>
          <a className="button button-quiet" href={`/_oauth/start?${new URLSearchParams({ provider: id, returnTo })}`}>
            {messages.continueWith(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The reason why an external login failed; null if it did not. */
export function problemOf(parameters: URLSearchParams, { externalProblems }: Messages['login']): string | null {
  const code = parameters.get('problem');
  return code === null ? null : (messageOf(externalProblems, code) ?? externalProblems.EXTERNAL_LOGIN_FAILED);
}

/**
 * The missing step of an external login; null if none was begun. A completed login is never read from the address,
 * which anybody can write.
 */
export function stepOf(parameters: URLSearchParams): LoginAnswer | null {
  const state = parameters.get('state');
  if (state !== 'REQUIRE_EMAIL_VERIFICATION' && state !== 'STATUS_CHECK' && state !== 'REQUIRE_OWNER_APPROVAL')
    return null;
  return {
    state,
    stateToken: parameters.get('stateToken'),
    mfaChallengeData: readChallenge(parameters.get('challenge')),
  };
}

function readChallenge(text: string | null): Challenge {
  try {
    const challenge: unknown = JSON.parse(text ?? '{}');
    return typeof challenge === 'object' && challenge !== null ? challenge : {};
  } catch {
    return {};
  }
}
