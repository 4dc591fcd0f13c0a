/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const translations = /* @__PURE__ */ routes<typeof contract.translations>({
  listTranslations: 'GET /stoa/v1/translations',
  getProgress: 'GET /stoa/v1/translation-progress/{language}',
  getNextUnfinished: 'GET /stoa/v1/translations/{kind}/{entityId}/{language}/next',
  getTranslation: 'GET /stoa/v1/translations/{kind}/{entityId}/{language}',
  saveTranslation: 'PUT /stoa/v1/translations/{translation.kind}/{translation.entityId}/{translation.language}',
});
