import type { SiteLimits } from '../../site.ts';

/** As operators see them: null is as for all sites, or no limit. */
export const viewLimits = ({ products, pages, staff, domains, storageMegabytes }: SiteLimits) => ({
  products: products ?? null,
  pages: pages ?? null,
  staff: staff ?? null,
  domains: domains ?? null,
  storageMegabytes: storageMegabytes ?? null,
});
