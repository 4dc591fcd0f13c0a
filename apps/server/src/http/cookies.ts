/** The back office's session. */
export const SESSION_COOKIE = 'stoa_session';
/** The storefront's visitor: a signed token that says who they are. */
export const VISITOR_COOKIE = 'stoa_visitor';
/** The secret of a member's session on the site's own pages. */
export const MEMBER_COOKIE = 'stoa_member';
/** By which a browser is remembered for accounts, so that it is not asked for their second factor again. */
export const REMEMBERED_COOKIE = 'stoa_remembered';
/** Where a checkout returns to, when a custom front end sent the visitor. */
export const RETURN_COOKIE = 'stoa_return';
/** Ties the answer of an account elsewhere to the browser that was sent there. */
export const EXTERNAL_LOGIN_COOKIE = 'stoa_external_login';

export function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at > 0 ? [[part.slice(0, at).trim(), part.slice(at + 1).trim()]] : [];
  });
  return new Map(pairs);
}

/** Takes a cookie away; `path` is the one that it was set with. */
export const forgetCookie = (name: string, { secure, path }: { secure: boolean; path?: string }): string =>
  setCookie(name, '', { seconds: 0, secure, path });

/** A cookie that scripts cannot read and foreign pages cannot make the browser send with a form. */
export function setCookie(
  name: string,
  value: string,
  { seconds, secure, path = '/' }: { seconds: number; secure: boolean; path?: string },
): string {
  const flags = ['HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; ${flags}`;
}
