/** The products of a site as a file: read and written a few at a time, however many they are. */

import { Readable } from 'node:stream';
import type { catalogExport } from '@stoa/contract';
import { ZipFile } from 'yazl';
import type { Context } from '../../../../context.ts';
import { readSite } from '../../../../platform/db/index.ts';
import type { UseCase } from '../../../../use-case.ts';
import { draftOfProduct } from '../drafts/draft-of-product.ts';
import { namesOfProducts } from '../drafts/product-names.ts';
import { csvRecords } from '../formats/csv-records.ts';
import { type CsvExportFormat, columnsOf, csvLine } from '../formats/csv-text.ts';
import { JSON_LINES_VERSION, type JsonLinesHeader, writeJsonProduct } from '../formats/json-product.ts';
import type { ProductDraft } from '../formats/product-draft.ts';
import { readSettingsOf } from '../formats/read-settings.ts';
import { type ExportFilter, findExported, mostOptions } from './exported-products.store.ts';
import { sharedLines } from './shared-lines.ts';

export type ExportFormat = 'stoa-jsonl' | CsvExportFormat;

/** Products that are read at a time. */
const AT_A_TIME = 200;

const FILES: Record<ExportFormat, { name: string; mimeType: string }> = {
  'stoa-jsonl': { name: 'products.jsonl', mimeType: 'application/jsonl; charset=utf-8' },
  'shopify-current': { name: 'products-shopify.csv', mimeType: 'text/csv; charset=utf-8' },
  'store-v1': { name: 'products-store-v1.csv', mimeType: 'text/csv; charset=utf-8' },
  'store-v3': { name: 'products-store-v3.csv', mimeType: 'text/csv; charset=utf-8' },
};

/** The export as the API offers it. */
export const exportProducts: UseCase<typeof catalogExport.exportProducts> = async (
  ctx,
  { format, withMedia, ...filter },
) => {
  const { name, mimeType } = FILES[format];
  if (!withMedia) return { file: { name, mimeType, content: Readable.from(exportText(ctx, format, filter)) } };
  const content = zipWithMedia(ctx, format, filter);
  return { file: { name: `${name.replace(/\.\w+$/, '')}.zip`, mimeType: 'application/zip', content } };
};

/** The file's text, a few products at a time. `mediaIds` collects the files that it names. */
export async function* exportText(
  ctx: Context,
  format: ExportFormat,
  filter: ExportFilter,
  mediaIds: Set<string> = new Set(),
): AsyncGenerator<string> {
  const write = await writerOf(ctx, format, filter);
  yield write.header;
  const sourceOf = (id: string) => {
    mediaIds.add(id);
    return format === 'stoa-jsonl' ? `media/${id}` : `${ctx.addresses.media}/media/${id}`;
  };
  if (format === 'stoa-jsonl') yield* sharedLines(ctx, filter, sourceOf);
  for (let after = '0'; ; ) {
    const from = after;
    const { products, names } = await readSite(ctx, async (tx) => {
      const products = await findExported(tx, filter, { after: from, limit: AT_A_TIME });
      return { products, names: await namesOfProducts(ctx, tx, products, sourceOf) };
    });
    if (products.length > 0) yield products.map((product) => write.product(draftOfProduct(product, names))).join('');
    const last = products.at(-1);
    if (!last || products.length < AT_A_TIME) return;
    after = last.numericId;
  }
}

type Writer = { header: string; product: (draft: ProductDraft) => string };

async function writerOf(ctx: Context, format: ExportFormat, filter: ExportFilter): Promise<Writer> {
  const settings = readSettingsOf(ctx);
  if (format === 'stoa-jsonl') {
    const header: JsonLinesHeader = { format: 'stoa-products', version: JSON_LINES_VERSION, ...settings };
    return {
      header: `${JSON.stringify(header)}\n`,
      product: (draft) => `${writeJsonProduct(draft, settings.currency)}\n`,
    };
  }
  const most = format === 'shopify-current' ? await readSite(ctx, (tx) => mostOptions(tx, filter)) : 0;
  const columns = columnsOf(format, most);
  return {
    header: csvLine(columns.map(({ header }) => header)),
    product: (draft) =>
      csvRecords(draft, format, settings)
        .map((record) => csvLine(columns.map(({ cellOf }) => cellOf(record))))
        .join(''),
  };
}

/** An archive of the file and of the pictures and videos that it names, in a folder beside it. */
function zipWithMedia(ctx: Context, format: ExportFormat, filter: ExportFilter): Readable {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  const mediaIds = new Set<string>();
  const text = Readable.from(exportText(ctx, format, filter, mediaIds), { objectMode: false });
  const fail = (error: Error) => output.destroy(error);
  const addMedia = async () => {
    for (const id of mediaIds) {
      if ((await ctx.media.public.sizeOf(id)) === null) continue;
      const open = (done: (error: Error | null, stream: Readable) => void) => {
        ctx.media.public.stream(id).then((stream) => done(null, stream), fail);
      };
      // pictures are already compressed
      zip.addReadStreamLazy(`media/${id}`, { compress: false }, open as never);
    }
    zip.end();
  };
  text.once('end', () => void addMedia().catch(fail)).once('error', fail);
  zip.once('error', fail);
  zip.addReadStream(text, FILES[format].name);
  return output;
}
