// For tests: a service elsewhere that people have accounts with, as it speaks OpenID Connect on this machine.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type ExternalPerson = { sub: string; email?: string; email_verified?: boolean; given_name?: string };

export type IdentityProviderServer = {
  issuer: string;
  /** `host:port`, for the server's list of allowed hosts. */
  host: string;
  /** The person who logs in from now on. */
  person: ExternalPerson;
  /** Goes through the login as a browser does; returns the address that it leads back to. */
  logIn(address: string): Promise<URL>;
  stop(): void;
};

export const CLIENT = { id: 'the-shop', secret: 'the secret of the shop' };

/** Starts a provider that logs in `person` without asking, and knows one client. */
export async function startIdentityProvider(callbackUrl: string): Promise<IdentityProviderServer> {
  const holder: { handle?: (request: IncomingMessage, response: ServerResponse) => void } = {};
  const server: Server = createServer((request, response) => holder.handle?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `http://${host}`;
  const state: IdentityProviderServer = {
    issuer,
    host,
    person: { sub: 'nobody' },
    logIn: (address) => follow(address, issuer),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  const provider = providerFor(state, callbackUrl);
  const callback = provider.callback();
  holder.handle = (request, response) => {
    if (!request.url?.startsWith('/login/')) return callback(request, response);
    const login = { accountId: state.person.sub };
    void provider.interactionFinished(request, response, { login });
  };
  return state;
}

function providerFor(state: IdentityProviderServer, callbackUrl: string): Provider {
  return new Provider(state.issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callbackUrl] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'picture'] },
    interactions: { url: (_context, { uid }) => `/login/${uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of tests'] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ ...state.person, sub: accountId }),
    }),
    // consent is not required
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** Follows redirects within the provider, with its cookies, until it sends the browser elsewhere. */
async function follow(address: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  while (url.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url);
  }
  return url;
}
