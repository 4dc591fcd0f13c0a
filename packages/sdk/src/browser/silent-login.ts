import { type AuthAnswer, type AuthUrlOptions, getAuthUrl, getMemberTokens } from '../hosted-login.ts';
import { generatePkce, randomText } from '../pkce.ts';
import type { Session } from '../session.ts';
import type { Tokens } from '../tokens.ts';

/** The time for the hidden frame to answer. */
const TIME_OUT_MS = 120_000;

/**
 * Logs in without leaving the page: a hidden frame asks the site for a code. With the session token of a login on the
 * front end's own page, or without one for somebody who is logged in on the site already. The page's origin must be one
 * of the client's redirect domains. For browsers.
 */
export async function silentLogin(
  session: Session,
  { sessionToken }: Pick<AuthUrlOptions, 'sessionToken'> = {},
): Promise<Tokens> {
  const oauthData = { ...(await generatePkce()), state: randomText() };
  const { authUrl } = await getAuthUrl(session, oauthData, {
    prompt: 'none',
    responseMode: 'web_message',
    sessionToken,
  });
  const answer = await askFrame(authUrl, oauthData.state);
  if (answer.error) throw new Error(`${answer.error}: ${answer.errorDescription ?? 'the login was refused'}`);
  return getMemberTokens(session, answer, oauthData);
}

type FrameAnswer = Partial<AuthAnswer> & { error_description?: string };

function askFrame(url: string, state: string): Promise<AuthAnswer> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = url;
  const { origin } = new URL(url);
  let stop = () => {};
  const answered = new Promise<AuthAnswer>((resolve, reject) => {
    const hear = ({ data, origin: from }: MessageEvent<FrameAnswer | null>) => {
      if (from !== origin || data?.state !== state) return;
      const { code = null, error, error_description: errorDescription } = data;
      resolve({ code, state, ...(error && { error, errorDescription }) });
    };
    window.addEventListener('message', hear);
    const timer = setTimeout(() => reject(new Error('OAuth flow timed out')), TIME_OUT_MS);
    stop = () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      frame.remove();
    };
  });
  document.body.append(frame);
  return answered.finally(() => stop());
}
