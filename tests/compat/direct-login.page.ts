// A browser page of a front end with its own login form: the test bundles it.
import { connect, createSession, members } from '@stoa/sdk';
import { isPreWarmed, preWarm, silentLogin } from '@stoa/sdk/browser';
import { createClient, OAuthStrategy } from '@wix/sdk';
import './direct-login.globals.ts';

globalThis.logIn = async ({ clientId, sessionToken }) => {
  const { auth } = createClient({ auth: OAuthStrategy({ clientId }) });
  const tokens = await auth.getMemberTokensForDirectLogin(sessionToken);
  return { role: tokens.refreshToken.role, refreshToken: tokens.refreshToken.value };
};

/** The same with our own library, which calls the server directly. */
globalThis.logInByLibrary = async ({ baseUrl, clientId, sessionToken }) => {
  const session = createSession({ baseUrl, clientId });
  await preWarm(session);
  await silentLogin(session, { sessionToken });
  const { member } = await connect(members, session.transport).getCurrentMember({ fieldsets: ['FULL'] });
  return { email: member?.loginEmail, isPreWarmed: isPreWarmed() };
};
