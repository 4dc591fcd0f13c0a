/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const siteTemplates = /* @__PURE__ */ routes<typeof contract.siteTemplates>({
  listTemplates: 'GET /stoa/v1/site-templates',
  saveSiteAsTemplate: 'POST /stoa/v1/site/template',
  uploadTemplate: 'POST /stoa/v1/site-templates/uploads',
  updateTemplate: 'PATCH /stoa/v1/site-templates/{templateId}',
  downloadTemplate: 'GET /stoa/v1/site-templates/{templateId}/archive',
  deleteTemplate: 'DELETE /stoa/v1/site-templates/{templateId}',
});
