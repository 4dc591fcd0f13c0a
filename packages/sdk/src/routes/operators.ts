/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const operators = /* @__PURE__ */ routes<typeof contract.operators>({
  listAllSites: 'GET /stoa/v1/operators/sites',
  setSiteBlocked: 'POST /stoa/v1/operators/sites/{siteId}/blocked',
  getCommonLimits: 'GET /stoa/v1/operators/limits',
  setCommonLimits: 'POST /stoa/v1/operators/limits',
  setSiteLimits: 'POST /stoa/v1/operators/sites/{siteId}/limits',
  setTemplatePublished: 'POST /stoa/v1/operators/site-templates/{templateId}/published',
  inviteToSignUp: 'POST /stoa/v1/operators/invitations',
});
