import { REMEMBERED_SECONDS } from '../../domains/identity/index.ts';
import { REMEMBERED_COOKIE, readCookies, setCookie } from './cookies.ts';

/** The maximum of accounts whose secrets are kept, latest first: a family may share a computer. */
const MOST_ACCOUNTS = 5;
const SECRET = /^[\w-]{43}$/;

/** Sent with a login that must ask for all of its steps, even in a remembered browser. */
const PROMPT_HEADER = 'x-stoa-prompt';

type Headers = { cookie?: string; [PROMPT_HEADER]?: string | string[] };

const secretsIn = (cookies: string | undefined): string[] =>
  (readCookies(cookies).get(REMEMBERED_COOKIE) ?? '')
    .split('.')
    .filter((secret) => SECRET.test(secret))
    .slice(0, MOST_ACCOUNTS);

/** By which the browser of a request is remembered. */
export const browserSecrets = (headers: Headers): string[] =>
  headers[PROMPT_HEADER] === 'login' ? [] : secretsIn(headers.cookie);

/** Adds a secret to the browser's cookie. */
export const rememberedCookie = ({ isSecure: secure }: { isSecure: boolean }, { cookie }: Headers, secret: string) =>
  setCookie(REMEMBERED_COOKIE, [secret, ...secretsIn(cookie)].slice(0, MOST_ACCOUNTS).join('.'), {
    seconds: REMEMBERED_SECONDS,
    secure,
  });
