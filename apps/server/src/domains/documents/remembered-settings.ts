import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { STOCK } from '../inventory/index.ts';
import { type DocumentSettings, readDocumentSettings } from './settings.store.ts';

/** The settings without a statement, as a rule: for what is asked of each order. */
export const rememberedDocumentSettings = (ctx: Context, tx: Tx): Promise<DocumentSettings> =>
  ctx.cache.read(ctx.siteId, 'document settings', () => readDocumentSettings(tx), { unaffectedBy: STOCK });
