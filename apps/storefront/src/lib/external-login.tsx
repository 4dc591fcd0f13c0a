import type { Api, LoginAnswer } from './api.ts';
import type { Challenge } from './second-factor-page.tsx';

export type LoginProvider = { id: string; name: string };

export async function loadLoginProviders(api: Api): Promise<LoginProvider[]> {
  const { loginProviders = [] } = await api.identityProviders.listLoginProviders();
  return loginProviders.flatMap(({ id, name }) => (id && name ? [{ id, name }] : []));
}

/** Ways to log in by accounts elsewhere. */
export function ExternalWays({ providers, returnTo }: { providers: LoginProvider[]; returnTo: string }) {
  if (providers.length === 0) return null;
  return (
    <ul className="account-ways">
      {providers.map(({ id, name }) => (
        <li key={id}>
          <a className="button button-quiet" href={`/_oauth/start?${new URLSearchParams({ provider: id, returnTo })}`}>
            Continue with {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const PROBLEMS: Record<string, string> = {
  EXTERNAL_EMAIL_REQUIRED: 'That account tells us no e-mail address. Log in or register with yours here.',
  EXTERNAL_EMAIL_TAKEN: 'There is an account with your e-mail address already. Log in with its password.',
  EXTERNAL_LOGIN_FAILED: 'The other account could not be used to log in. Try again, or log in here.',
  IDENTITY_BLOCKED: 'This account is blocked.',
  REGISTRATION_CLOSED: 'New accounts are made by the shop only.',
};

/** Why a login by an account elsewhere led back here; null where it did not. */
export function problemOf(parameters: URLSearchParams): string | null {
  const code = parameters.get('problem');
  if (code === null) return null;
  return (Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : PROBLEMS.EXTERNAL_LOGIN_FAILED) ?? null;
}

/**
 * What is still missing of a login by an account elsewhere; null where nothing was begun. That somebody is logged in is
 * never taken from an address.
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
