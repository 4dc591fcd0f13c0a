import type { TaxRule } from '@stoa/pricing';
import { FULLY_EXEMPT, SHIPPING_GROUP, STANDARD_GROUP, UNTAXED_GROUP } from '../default-groups.ts';
import { subdivisionIn } from '../rates/subdivisions.ts';
import type { TaxAddress } from './calculator.ts';

/** What a site's taxes follow from. */
export type SiteTaxes = {
  includedInPrices: boolean;
  regions: readonly SiteRegion[];
  /** The site's own tax groups. */
  groupIds: readonly string[];
  /** The site's own tax-exempt groups. */
  exemptGroupIds: readonly string[];
  /** Whether any contact is exempt. */
  hasExemptions: boolean;
};

export type SiteRegion = {
  id: string;
  country: string;
  subdivision?: string;
  /** The calculator. */
  appId: string;
  rates: readonly SiteRate[];
};

type SiteRate = {
  taxGroupId: string;
  taxRate: string;
  taxName?: string;
  taxType?: string;
  jurisdiction?: string;
  jurisdictionType?: TaxRule['jurisdictionType'];
  exemptRates?: readonly { taxExemptGroupId: string; taxRate: string }[];
};

/** What buyers read where a tax has no name. */
const UNNAMED = 'Sales Tax';

/** The region of an address: that of its subdivision before that of its country; null where no tax is collected. */
export function regionOf({ regions }: SiteTaxes, address: TaxAddress | null): SiteRegion | null {
  const country = address?.country?.toUpperCase();
  if (!country) return null;
  const there = regions.filter((region) => region.country === country);
  const subdivision = subdivisionIn(country, address?.subdivision);
  const isOf = (wanted: string | null) => (region: SiteRegion) => subdivisionIn(country, region.subdivision) === wanted;
  return there.find(isOf(subdivision)) ?? there.find(isOf(null)) ?? null;
}

/** The rates that the site entered for a region, as this buyer pays them. */
export const rulesIn = ({ rates }: SiteRegion, exemptGroupId: string | null): TaxRule[] =>
  rates.map((rate) => {
    const { taxGroupId, taxName, taxType, jurisdiction, jurisdictionType } = rate;
    const own = ownRate(rate, exemptGroupId);
    return {
      name: taxName || UNNAMED,
      rate: own ?? rate.taxRate,
      target: taxGroupId === SHIPPING_GROUP.id ? 'COSTS' : 'LINES',
      taxGroupId: taxGroupId === STANDARD_GROUP.id ? null : taxGroupId,
      ...(taxType && { taxType }),
      ...(jurisdiction && { jurisdiction }),
      ...(jurisdictionType && { jurisdictionType }),
      ...(own !== null && Number(own) === 0 && { exempt: true }),
    };
  });

/** The rate of the buyer's exempt group; null where the usual one is paid. */
function ownRate({ exemptRates = [] }: SiteRate, exemptGroupId: string | null): string | null {
  if (exemptGroupId === null) return null;
  if (exemptGroupId === FULLY_EXEMPT.id) return '0';
  return exemptRates.find(({ taxExemptGroupId }) => taxExemptGroupId === exemptGroupId)?.taxRate ?? null;
}

/** Whether buyers can be in this tax-exempt group: one of the site, or the platform's. */
export const isExemptGroup = ({ exemptGroupIds }: SiteTaxes, groupId: string): boolean =>
  groupId === FULLY_EXEMPT.id || exemptGroupIds.includes(groupId);

/** The tax group by which something is taxed; null for that of all products, and in place of one that was deleted. */
export function effectiveGroup({ groupIds }: SiteTaxes, taxGroupId: string | null): string | null {
  const id = taxGroupId?.toLowerCase() ?? null;
  return id !== null && (id === UNTAXED_GROUP.id || groupIds.includes(id)) ? id : null;
}
