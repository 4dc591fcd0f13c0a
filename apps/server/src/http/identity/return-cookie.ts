import type { App } from '../app.ts';
import { RETURN_COOKIE, readCookies, setCookie } from './cookies.ts';

/** Return addresses are kept as long as someone may take to check out. */
const RETURN_SECONDS = 24 * 60 * 60;

/** Remembers a front end's return addresses, by the names of its callbacks. */
export const returnCookie = (app: Pick<App, 'isSecure'>, addresses: Record<string, string>): string =>
  setCookie(RETURN_COOKIE, Buffer.from(JSON.stringify(addresses)).toString('base64url'), {
    seconds: RETURN_SECONDS,
    secure: app.isSecure,
  });

/** Addresses in the cookie were checked when the redirect session was made. */
export function readReturnAddresses(cookies: string | undefined): Record<string, string> {
  const kept = readCookies(cookies).get(RETURN_COOKIE);
  if (!kept) return {};
  try {
    const addresses: unknown = JSON.parse(Buffer.from(kept, 'base64url').toString('utf8'));
    if (typeof addresses !== 'object' || addresses === null) return {};
    return Object.fromEntries(
      Object.entries(addresses).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** The same addresses, with a mark that tells front ends that their visitor logged in on the way. */
export function afterLogin(addresses: Record<string, string>): Record<string, string> {
  const tell = (address: string) => {
    if (!URL.canParse(address)) return address;
    const url = new URL(address);
    url.searchParams.set('wixMemberLoggedIn', 'true');
    return url.href;
  };
  return Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, tell(address)]));
}
