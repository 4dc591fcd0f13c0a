import { createHash } from 'node:crypto';
import type { siteDomains } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { asPlatform, readPlatform, readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { newSecret } from '../identity/index.ts';
import { findHosts, limitReached, removeHost, roomWithin, setPrimaryHost } from '../sites/index.ts';
import { domainName, isPossible, proofsOf } from './domain-name.ts';
import {
  countDomains,
  type DomainRow,
  deleteDomainRow,
  findDomainRow,
  insertDomainRow,
  listDomainRows,
} from './site-domains.store.ts';

const MOST_DOMAINS = 20;
const WHY = 'the host names of all sites are one list';
export const noDomain = notFound('there is no such domain');

/** The domains of the caller's site. */
export async function viewDomains(ctx: Context) {
  const [rows, hosts] = await Promise.all([
    readSite(ctx, listDomainRows),
    readPlatform(WHY, ctx.database, (tx) => findHosts(tx, ctx.siteId)),
  ]);
  const own = new Set(rows.map(({ host }) => host));
  return {
    domains: rows.map((row) => viewDomain(ctx, row, hosts.find(({ host }) => host === row.host)?.isPrimary ?? false)),
    platformHost: hosts.find(({ host }) => !own.has(host))?.host ?? '',
  };
}

const viewDomain = (ctx: Context, { token, ...row }: DomainRow, isPrimary: boolean) => ({
  ...row,
  isVerified: row.verifiedDate !== null,
  isPrimary,
  proofs: proofsOf(ctx, { host: row.host, token }),
});

export const listSiteDomains: UseCase<typeof siteDomains.listSiteDomains> = (ctx) => viewDomains(ctx);

/** A domain that the site has already stays as it is. */
export const addSiteDomain: UseCase<typeof siteDomains.addSiteDomain> = async (ctx, { host: typed }) => {
  const host = domainName(typed);
  if (!host)
    return invalid({ field: 'host', description: 'must be a domain, such as www.example.com', violatedRule: 'FORMAT' });
  if (!isPossible(ctx, host)) return refuse('DOMAIN_NOT_POSSIBLE', { host });
  const hosts = await readPlatform(WHY, ctx.database, (tx) => findHosts(tx, ctx.siteId));
  const isOwn = hosts.some((one) => one.host === host);
  const known = await readSite(ctx, listDomainRows);
  if (isOwn && !known.some((one) => one.host === host)) return refuse('DOMAIN_NOT_POSSIBLE', { host });
  // host names are case-insensitive, which secrets are not
  const token = createHash('sha256').update(newSecret()).digest('hex').slice(0, 40);
  const added = await withSite(ctx, async (tx) => {
    const room = await roomWithin(ctx, tx, 'domains', () => countDomains(tx));
    if (room < 1 && !known.some((one) => one.host === host)) return limitReached(ctx, 'domains');
    return (await insertDomainRow(tx, { id: ctx.newId(), host, token: `stoa-${token}` }, ctx.now(), MOST_DOMAINS))
      ? {}
      : refuse('TOO_MANY_DOMAINS', { maximum: MOST_DOMAINS });
  });
  return isRefusal(added) ? added : viewDomains(ctx);
};

/** The other host names of the site lead to the primary one. */
export const setPrimaryDomain: UseCase<typeof siteDomains.setPrimaryDomain> = async (ctx, { domainId }) => {
  const changed = await changeHosts(ctx, async (tx) => {
    const wanted = domainId ? await findDomainRow(tx, ctx.siteId, domainId) : null;
    if (domainId && !wanted) return noDomain;
    if (wanted && !wanted.verifiedDate) return refuse('DOMAIN_NOT_PROVEN', { host: wanted.host });
    await setPrimaryHost(tx, ctx.siteId, wanted?.host ?? (await platformHostOf(ctx, tx)));
    return {};
  });
  return isRefusal(changed) ? changed : viewDomains(ctx);
};

/** Where the site was shown under it, it is shown under the platform's name again. */
export const removeSiteDomain: UseCase<typeof siteDomains.removeSiteDomain> = async (ctx, { domainId }) => {
  const changed = await changeHosts(ctx, async (tx) => {
    const domain = await findDomainRow(tx, ctx.siteId, domainId);
    if (!domain) return noDomain;
    await deleteDomainRow(tx, ctx.siteId, domainId);
    if (domain.verifiedDate) await removeHost(tx, ctx.siteId, domain.host);
    return {};
  });
  return isRefusal(changed) ? changed : viewDomains(ctx);
};

/** Changes host names in a transaction that sees those of all sites: each statement names its own. */
export const changeHosts = <T>(ctx: Context, work: (tx: Tx) => Promise<T>): Promise<T> =>
  asPlatform(WHY, ctx, async (tx) => {
    const result = await work(tx);
    if (isRefusal(result)) return result;
    const inside = { ...tx, siteId: ctx.siteId };
    ctx.sites.changed(inside);
    ctx.cache.changed(inside);
    return result;
  });

async function platformHostOf(ctx: Context, tx: Tx): Promise<string> {
  const own = new Set((await listDomainRows({ ...tx, siteId: ctx.siteId })).map(({ host }) => host));
  return (await findHosts(tx, ctx.siteId)).find(({ host }) => !own.has(host))?.host ?? ctx.site.host;
}
