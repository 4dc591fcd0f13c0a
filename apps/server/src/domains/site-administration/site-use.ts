import type { siteAdministration } from '@stoa/contract';
import { readPlatform, readSite } from '../../platform/db/index.ts';
import type { SiteLimit } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import { countProducts } from '../catalog/index.ts';
import { storedMegabytes } from '../media/index.ts';
import { countPages } from '../pages/index.ts';
import { countDomains } from '../site-domains/index.ts';
import { countTeam } from '../team/index.ts';

/** What a site has of everything that can be limited. Counted when somebody asks, never along with anything else. */
export const getSiteUse: UseCase<typeof siteAdministration.getSiteUse> = async (ctx) => {
  const { database, site, siteId } = ctx;
  const staff = await readPlatform('people who run sites belong to the platform', database, (tx) =>
    countTeam(tx, siteId, ctx.now()),
  );
  const counts = await readSite(
    ctx,
    async (tx): Promise<[SiteLimit, number][]> => [
      ['products', await countProducts(tx)],
      ['pages', await countPages(tx)],
      ['staff', staff],
      ['domains', await countDomains(tx)],
      ['storageMegabytes', Math.ceil(await storedMegabytes(tx))],
    ],
  );
  return { use: counts.map(([limit, used]) => ({ limit, used, maximum: site.limits?.[limit] ?? null })) };
};
