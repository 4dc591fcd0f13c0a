/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const documentSettings = /* @__PURE__ */ routes<typeof contract.documentSettings>({
  getDocumentSettings: 'GET /stoa/v1/documents/settings',
  updateDocumentSettings: 'PATCH /stoa/v1/documents/settings',
});
