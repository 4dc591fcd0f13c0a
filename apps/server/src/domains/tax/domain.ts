import type { Domain } from '../../domain.ts';
import { taxParts } from './archive.ts';
import { contactTaxDetailsTags, exemptionsFollowContacts } from './exemptions/contact-tax-details.ts';
import { exemptGroupTags } from './exemptions/exempt-groups.ts';
import { exemptionData } from './exemptions/personal-data.store.ts';
import { jobKinds, served } from './operations.ts';

export const tax: Domain = {
  name: 'tax',
  says: 'What is taxed where and at which rate, and who is exempt',
  owns: ['contact_tax_details', 'tax_exempt_groups', 'tax_groups', 'tax_mappings', 'tax_regions', 'tax_settings'],
  reads: { contacts: 'exemptions are those of contacts, and are shown with their names' },
  serves: served,
  consumes: [exemptionsFollowContacts, exemptGroupTags.followTags, contactTaxDetailsTags.followTags],
  jobKinds,
  personalData: [exemptionData],
  archives: taxParts,
};
