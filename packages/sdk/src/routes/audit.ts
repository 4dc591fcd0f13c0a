/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const audit = /* @__PURE__ */ routes<typeof contract.audit>({
  queryAuditLog: 'POST /stoa/v1/audit-log/query',
});
