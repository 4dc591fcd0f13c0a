// The page of a front end with a login form of its own, for a browser: it is bundled by the test.
import { connect, createSession, members } from '@stoa/sdk';
import { isPreWarmed, preWarm, silentLogin } from '@stoa/sdk/browser';
import { createClient, OAuthStrategy } from '@wix/sdk';
import './direct-login.globals.ts';

globalThis.logIn = async ({ clientId, sessionToken }) => {
  const { auth } = createClient({ auth: OAuthStrategy({ clientId }) });
  const tokens = await auth.getMemberTokensForDirectLogin(sessionToken);
  return { role: tokens.refreshToken.role, refreshToken: tokens.refreshToken.value };
};

/** The same by our own library, which calls the server itself. */
globalThis.logInByLibrary = async ({ baseUrl, clientId, sessionToken }) => {
  const session = createSession({ baseUrl, clientId });
  await preWarm(session);
  await silentLogin(session, { sessionToken });
  const { member } = await connect(members, session.transport).getCurrentMember({ fieldsets: ['FULL'] });
  return { email: member?.loginEmail, isPreWarmed: isPreWarmed() };
};
