import { taxGroups } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { listDefaultTaxGroups, listDefaultTaxGroupsByAppIds, taxGroupResource } from './tax-groups.ts';

export const served = serve(taxGroups, {
  ...taxGroupResource.useCases,
  listDefaultTaxGroups,
  listDefaultTaxGroupsByAppIds,
});
