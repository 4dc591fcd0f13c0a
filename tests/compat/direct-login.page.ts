// The page of a front end with a login form of its own, for a browser: it is bundled by the test.
import { createClient, OAuthStrategy } from '@wix/sdk';

type Login = { clientId: string; sessionToken: string };

declare global {
  var logIn: (login: Login) => Promise<{ role: string; refreshToken: string }>;
}

globalThis.logIn = async ({ clientId, sessionToken }) => {
  const { auth } = createClient({ auth: OAuthStrategy({ clientId }) });
  const tokens = await auth.getMemberTokensForDirectLogin(sessionToken);
  return { role: tokens.refreshToken.role, refreshToken: tokens.refreshToken.value };
};
