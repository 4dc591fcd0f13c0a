/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const storefrontForms = /* @__PURE__ */ routes<typeof contract.storefrontForms>({
  uploadFormFile: 'POST /stoa/v1/storefront/forms/{formId}/files',
});
