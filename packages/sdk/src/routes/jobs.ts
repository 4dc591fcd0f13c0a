/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const jobs = /* @__PURE__ */ routes<typeof contract.jobs>({
  getJob: 'GET /stoa/v1/jobs/{jobId}',
  listJobs: 'GET /stoa/v1/jobs',
  cancelJob: 'POST /stoa/v1/jobs/{jobId}/cancel',
});
