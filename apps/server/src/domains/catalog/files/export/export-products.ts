/** The products of a site as a file: read and written a few at a time, however many they are. */

import { Readable } from 'node:stream';
import type { catalogExport } from '@stoa/contract';
import { ZipFile } from 'yazl';
import type { Context } from '../../../../context.ts';
import { csvLine } from '../../../../platform/csv/csv-text.ts';
import { readSite } from '../../../../platform/db/index.ts';
import { invalid } from '../../../../platform/refusal.ts';
import type { UseCase } from '../../../../use-case.ts';
import type { StockedProduct } from '../../product/products.store.ts';
import { draftOfProduct } from '../drafts/draft-of-product.ts';
import { namesOfProducts } from '../drafts/product-names.ts';
import { JSON_LINES_VERSION, type JsonLinesHeader, writeJsonProduct } from '../formats/json-product.ts';
import type { ProductDraft } from '../formats/product-draft.ts';
import { JSON_LINES, productFormats, tableFormat } from '../formats/product-formats.ts';
import { readSettingsOf } from '../formats/read-settings.ts';
import { type ExportFilter, findExported, mostOptions } from './exported-products.store.ts';
import { sharedLines } from './shared-lines.ts';

/** Products that are read at a time. */
const AT_A_TIME = 200;

/** The export as the API offers it. */
export const exportProducts: UseCase<typeof catalogExport.exportProducts> = async (
  ctx,
  { format, withMedia, ...filter },
) => {
  const file = fileOf(format);
  if (!file) {
    const names = productFormats.filter(({ write }) => write).map(({ name }) => name);
    return invalid({ field: 'format', description: `must be one of ${names.join(', ')}`, violatedRule: 'OTHER' });
  }
  const { name, mimeType } = file;
  if (!withMedia) return { file: { name, mimeType, content: Readable.from(exportText(ctx, format, filter)) } };
  const content = zipWithMedia(ctx, format, filter, name);
  return { file: { name: `${name.replace(/\.\w+$/, '')}.zip`, mimeType: 'application/zip', content } };
};

/** The name and type of an exported file; null where files of the format are not written. */
function fileOf(format: string): { name: string; mimeType: string } | null {
  const written = productFormats.find(({ name }) => name === format)?.write;
  if (!written) return null;
  const type = format === JSON_LINES.name ? 'application/jsonl' : 'text/csv';
  return { name: written.fileName, mimeType: `${type}; charset=utf-8` };
}

/** The file's text, a few products at a time. `mediaIds` collects the files that it names. */
export async function* exportText(
  ctx: Context,
  format: string,
  filter: ExportFilter,
  mediaIds: Set<string> = new Set(),
  { withIds = false } = {},
): AsyncGenerator<string> {
  const write = await writerOf(ctx, format, filter);
  yield write.header;
  const sourceOf = (id: string) => {
    mediaIds.add(id);
    return format === JSON_LINES.name ? `media/${id}` : `${ctx.addresses.media}/media/${id}`;
  };
  if (format === JSON_LINES.name) yield* sharedLines(ctx, filter, sourceOf);
  for (let after = '0'; ; ) {
    const from = after;
    const { products, names } = await readSite(ctx, async (tx) => {
      const products = await findExported(tx, filter, { after: from, limit: AT_A_TIME });
      return { products, names: await namesOfProducts(ctx, tx, products, sourceOf) };
    });
    const draftOf = (product: StockedProduct): ProductDraft => ({
      ...(withIds && { id: product.id }),
      ...draftOfProduct(product, names),
    });
    if (products.length > 0) yield products.map((product) => write.product(draftOf(product))).join('');
    const last = products.at(-1);
    if (!last || products.length < AT_A_TIME) return;
    after = last.numericId;
  }
}

type Writer = { header: string; product: (draft: ProductDraft) => string };

async function writerOf(ctx: Context, format: string, filter: ExportFilter): Promise<Writer> {
  const settings = readSettingsOf(ctx);
  const table = tableFormat(format)?.write;
  if (!table) {
    const header: JsonLinesHeader = { format: 'stoa-products', version: JSON_LINES_VERSION, ...settings };
    return {
      header: `${JSON.stringify(header)}\n`,
      product: (draft) => `${writeJsonProduct(draft, settings.currency)}\n`,
    };
  }
  const columns = table.columns(await readSite(ctx, (tx) => mostOptions(tx, filter)));
  return {
    header: csvLine(columns.map(({ header }) => header)),
    product: (draft) =>
      table
        .records(draft, settings)
        .map((record) => csvLine(columns.map(({ cellOf }) => cellOf(record))))
        .join(''),
  };
}

/** An archive of the file and of the pictures and videos that it names, in a folder beside it. */
function zipWithMedia(ctx: Context, format: string, filter: ExportFilter, fileName: string): Readable {
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
  zip.addReadStream(text, fileName);
  return output;
}
