import { createSite } from '@stoa/server/testing/sites';
import { NOW, type TwoShops } from '@stoa/server/testing/two-shops';
import { serverCaller } from '../../../../caller.ts';
import type { Context } from '../../../../context.ts';
import { newContext } from '../../../../context.ts';
import type { FoundMedia } from '../import/find-media.ts';
import { type ImportReport, importProducts } from '../import/import-products.ts';
import { exportText } from './export-products.ts';
import type { ExportFilter } from './exported-products.store.ts';

/** A site without products. */
export async function newSite({ app, database, one }: TwoShops): Promise<Context> {
  const site = await createSite(database, NOW);
  return newContext(app, { site: { ...site, host: one.site.host }, caller: serverCaller('test') });
}

/** Pretends that every named file exists, under an id made from its name. */
const findMedia = async (sources: readonly string[]): Promise<FoundMedia> => {
  const files = sources.map((source) => {
    const id = source.split('/').at(-1) ?? '';
    return [source, { id, width: 100, height: 100, altText: null }] as const;
  });
  return { files: new Map(files), failures: new Map(), stored: 0 };
};

/** Imports a file of this text. */
export const take = (ctx: Context, text: string): Promise<ImportReport> =>
  importProducts(
    ctx,
    async function* () {
      yield Buffer.from(text);
    },
    { findMedia },
  );

export async function exported(ctx: Context, format: string, filter: ExportFilter = {}): Promise<string> {
  let text = '';
  for await (const part of exportText(ctx, format, filter)) text += part;
  return text;
}

/** The result of an import that changed nothing. */
export const unchanged = (count: number) => ({
  counts: { created: 0, updated: 0, unchanged: count, failed: 0, skipped: 0 },
});
