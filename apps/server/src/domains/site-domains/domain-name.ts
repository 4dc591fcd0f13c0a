import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Context } from '../../context.ts';

/** Names that no public DNS has. */
const PRIVATE = /(^|\.)(localhost|local|internal|test|example|invalid|onion|arpa)$/;
const NAME = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/;

/** A domain as the DNS has it: `Kiln.Example/` is `kiln.example`, and other scripts are encoded. Null for anything else. */
export function domainName(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\.?\/*$/, '');
  const host = domainToASCII(bare).toLowerCase();
  return NAME.test(host) && isIP(host) === 0 ? host : null;
}

/** Whether a site can have a domain: not the platform's own, nor one that the DNS cannot prove. */
export function isPossible({ hosting, publicUrl }: Pick<Context, 'hosting' | 'publicUrl'>, host: string): boolean {
  const own = [new URL(publicUrl).hostname, hosting.sitesDomain];
  return !PRIVATE.test(host) && !own.some((name) => host === name || host.endsWith(`.${name}`));
}

/** The name of the record that proves a domain. */
export const proofName = (host: string): string => `_stoa.${host}`;

/** The records that prove a domain, either of them. */
export const proofsOf = ({ hosting }: Pick<Context, 'hosting'>, { host, token }: { host: string; token: string }) => [
  { type: 'TXT' as const, name: proofName(host), value: token },
  { type: 'CNAME' as const, name: proofName(host), value: `${token}.${hosting.sitesDomain}` },
];
