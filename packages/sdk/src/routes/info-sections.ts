/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const infoSections = /* @__PURE__ */ routes<typeof contract.infoSections>({
  createInfoSection: 'POST /stores/v3/info-sections',
  getInfoSection: 'GET /stores/v3/info-sections/{infoSectionId}',
  updateInfoSection: 'PATCH /stores/v3/info-sections/{infoSection.id}',
  deleteInfoSection: 'DELETE /stores/v3/info-sections/{infoSectionId}',
  queryInfoSections: 'GET|POST /stores/v3/info-sections/query',
  countInfoSections: 'POST /stores/v3/info-sections/count',
  bulkCreateInfoSections: 'POST /stores/v3/bulk/info-sections/create',
  bulkUpdateInfoSections: 'POST /stores/v3/bulk/info-sections/update',
  getOrCreateInfoSection: 'POST /stores/v3/info-sections/get-or-create',
  bulkGetOrCreateInfoSections: 'POST /stores/v3/bulk/info-sections/get-or-create',
  bulkDeleteInfoSections: 'POST /stores/v3/bulk/info-sections/delete',
});
