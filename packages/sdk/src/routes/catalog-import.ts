/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const catalogImport = /* @__PURE__ */ routes<typeof contract.catalogImport>({
  listFormats: 'GET /stoa/v1/catalog/formats',
  createImport: 'POST /stoa/v1/catalog/imports',
  addPictures: 'PUT /stoa/v1/catalog/imports/{importId}/pictures',
  checkImport: 'POST /stoa/v1/catalog/imports/{importId}/check',
  startImport: 'POST /stoa/v1/catalog/imports/{importId}/start',
  getImport: 'GET /stoa/v1/catalog/imports/{importId}',
  listImports: 'GET /stoa/v1/catalog/imports',
  listImportProblems: 'GET /stoa/v1/catalog/imports/{importId}/problems',
  downloadImportProblems: 'GET /stoa/v1/catalog/imports/{importId}/problems.csv',
});
