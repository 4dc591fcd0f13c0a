import { taxGroups } from '@stoa/contract';
import { serveResource } from '../../use-case.ts';
import { listDefaultTaxGroups, listDefaultTaxGroupsByAppIds, taxGroupResource } from './tax-groups.ts';

export const served = serveResource(taxGroups, taxGroupResource, {
  listDefaultTaxGroups,
  listDefaultTaxGroupsByAppIds,
});
