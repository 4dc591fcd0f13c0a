/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const mediaLibrary = /* @__PURE__ */ routes<typeof contract.mediaLibrary>({
  uploadPoster: 'POST /stoa/v1/media/videos/{fileId}/poster',
  listMediaUses: 'POST /stoa/v1/media/uses',
  listUnusedFiles: 'POST /stoa/v1/media/unused-files',
});
