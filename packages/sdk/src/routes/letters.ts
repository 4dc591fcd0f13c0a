/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const letters = /* @__PURE__ */ routes<typeof contract.letters>({
  listLetters: 'GET /stoa/v1/letters',
  previewLetter: 'GET /stoa/v1/letters/{name}/preview',
  updateLetter: 'PATCH /stoa/v1/letters/{name}',
  sendTestLetter: 'POST /stoa/v1/letters/{name}/test',
});
