import { invalid, type Refusal, type Violation } from '../../platform/refusal.ts';
import type { OAuthAppRow } from '../identity/index.ts';
import { refuseUnknownPermissions } from '../team/index.ts';

/** Schemes that run or show the address's content instead of going there. */
const UNSAFE_SCHEMES = new Set(['javascript:', 'data:', 'blob:', 'file:', 'vbscript:', 'about:']);

/** The client in stored form, or its violations. */
export function checkOAuthApp(app: OAuthAppRow): OAuthAppRow | Refusal {
  const name = app.name.trim();
  const domains = app.allowedRedirectDomains.map(readDomain);
  const violations: Violation[] = [
    ...(name ? [] : [violation('name', 'must not be blank', 'MIN_LENGTH')]),
    ...app.allowedRedirectUris.flatMap((uri, index) =>
      isRedirectUri(uri)
        ? []
        : [violation(`allowedRedirectUris.${index}`, 'must be a whole address without a fragment', 'FORMAT')],
    ),
    ...domains.flatMap((domain, index) =>
      domain === null
        ? [violation(`allowedRedirectDomains.${index}`, 'must be a host, with port and scheme where needed', 'FORMAT')]
        : [],
    ),
    ...(app.kind === 'HEADLESS' && app.permissions.length > 0
      ? [violation('permissions', 'are for apps: a front end acts for its visitors and members', 'FIELD_NOT_ALLOWED')]
      : []),
  ];
  if (violations.length > 0) return invalid(...violations);
  const unknown = refuseUnknownPermissions(app.permissions, 'oAuthApp.permissions');
  if (unknown) return unknown;
  return {
    ...app,
    name,
    allowedRedirectUris: [...new Set(app.allowedRedirectUris)],
    allowedRedirectDomains: [...new Set(domains.flatMap((domain) => domain ?? []))],
    permissions: [...new Set(app.permissions)],
  };
}

const violation = (field: string, description: string, violatedRule: Violation['violatedRule']): Violation => ({
  field: `oAuthApp.${field}`,
  description,
  violatedRule,
});

/** Whether logins may return to exactly this address; phone apps have schemes of their own. */
function isRedirectUri(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hash, username, password } = new URL(uri);
  return !UNSAFE_SCHEMES.has(protocol) && hash === '' && !uri.endsWith('#') && username === '' && password === '';
}

/** `shop.example`, `localhost:3000` or `http://shop.example`, in lower case; null for anything else. */
function readDomain(text: string): string | null {
  const domain = text.trim().toLowerCase().replace(/\/$/, '');
  const hasScheme = /^https?:\/\//.test(domain);
  const address = hasScheme ? domain : `https://${domain}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  const isHost = isPlain && /^[a-z0-9.[\]:_-]+$/.test(url.hostname) && !/[\s@?#]/.test(domain);
  if (!isHost) return null;
  return hasScheme ? url.origin : url.host;
}
