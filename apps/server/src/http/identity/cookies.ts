/** The dashboard's session. */
export const SESSION_COOKIE = 'stoa_session';
/** The storefront's visitor: a signed token with their identity. */
export const VISITOR_COOKIE = 'stoa_visitor';
/** The secret of a member's session on the site's own pages. */
export const MEMBER_COOKIE = 'stoa_member';
/** Secrets by which accounts remember a browser, so that it is not asked for their second factor again. */
export const REMEMBERED_COOKIE = 'stoa_remembered';
/** The addresses to return to from a checkout, for visitors from a custom front end. */
export const RETURN_COOKIE = 'stoa_return';
/** The currency in which a visitor of the site's own pages wants to see prices: its code. */
export const CURRENCY_COOKIE = 'stoa_currency';
/** What a visitor of the site's own pages agreed to, and what not: `+ANALYTICS-ADVERTISING`. */
export const CONSENT_COOKIE = 'stoa_consent';
/** Ties an identity provider's answer to the browser that was sent there. */
export const EXTERNAL_LOGIN_COOKIE = 'stoa_external_login';

export function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at > 0 ? [[part.slice(0, at).trim(), part.slice(at + 1).trim()]] : [];
  });
  return new Map(pairs);
}

/** Deletes a cookie; `path` must be the one that it was set with. */
export const forgetCookie = (name: string, { secure, path }: { secure: boolean; path?: string }): string =>
  setCookie(name, '', { seconds: 0, secure, path });

/** A cookie that scripts cannot read and that foreign pages cannot make the browser send with a form. */
export function setCookie(
  name: string,
  value: string,
  { seconds, secure, path = '/' }: { seconds: number; secure: boolean; path?: string },
): string {
  const flags = ['HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; ${flags}`;
}
