import type { siteDomains } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { accountLimit, limitAttempts } from '../identity/index.ts';
import { giveHost } from '../sites/index.ts';
import { proofName, proofsOf } from './domain-name.ts';
import { changeHosts, noDomain, viewDomains } from './manage-domains.ts';
import { type DomainRow, findDomainRow, setVerified } from './site-domains.store.ts';

/**
 * Looks for the proof of a domain in the DNS. Whoever controls the domain decides: where another site had it, that site no
 * longer answers under it.
 */
export const verifySiteDomain: UseCase<typeof siteDomains.verifySiteDomain> = async (ctx, { domainId }) => {
  const domain = await readSite(ctx, (tx) => findDomainRow(tx, ctx.siteId, domainId));
  if (!domain) return noDomain;
  if (domain.verifiedDate) return viewDomains(ctx);
  const counted = await limitAttempts(ctx, [{ ...accountLimit('domain', ctx.siteId, domain.host), free: 30 }]);
  if (isRefusal(counted)) return counted;
  if (!(await isProven(ctx, domain))) return refuse('DOMAIN_NOT_PROVEN', { host: domain.host });
  const changed = await changeHosts(ctx, async (tx) => {
    const known = await findDomainRow(tx, ctx.siteId, domainId);
    if (known?.token !== domain.token) return noDomain;
    const former = await giveHost(tx, ctx.siteId, domain.host);
    if (former) ctx.sites.changed({ ...tx, siteId: former });
    await setVerified(tx, ctx.siteId, domain, ctx.now());
    return {};
  });
  return isRefusal(changed) ? changed : viewDomains(ctx);
};

async function isProven(ctx: Context, domain: DomainRow): Promise<boolean> {
  const name = proofName(domain.host);
  const [texts, targets] = await Promise.all([ctx.names.textsAt(name), ctx.names.targetsOf(name)]);
  return proofsOf(ctx, domain).some(({ type, value }) =>
    type === 'TXT' ? texts.includes(value) : targets.includes(value.toLowerCase()),
  );
}
