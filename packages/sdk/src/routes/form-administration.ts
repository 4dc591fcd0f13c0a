/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const formAdministration = /* @__PURE__ */ routes<typeof contract.formAdministration>({
  exportSubmissions: 'GET /stoa/v1/forms/{formId}/submissions/export',
  getFormMails: 'GET /stoa/v1/forms/{formId}/mails',
  updateFormMails: 'PUT /stoa/v1/forms/{formId}/mails',
});
