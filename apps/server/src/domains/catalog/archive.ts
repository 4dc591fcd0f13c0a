/** What archives of a site say of its catalogue. Products come as JSON lines, which name what they refer to. */
import { brands, infoSections, ribbons } from '@stoa/contract';
import type { ArchiveFacts, OpenLines } from '../../archive-part.ts';
import { resourcePart } from '../../archived-resource.ts';
import { parsed, whole } from '../../archived-rows.ts';
import type { ArchivePart } from '../../context.ts';
import { isRecord } from '../../platform/is-record.ts';
import type { Violation } from '../../platform/refusal.ts';
import { exportText } from './files/export/export-products.ts';
import { hasProducts } from './files/export/exported-products.store.ts';
import { JSON_LINES } from './files/formats/product-formats.ts';
import { openProductFile } from './files/formats/read-product-file.ts';
import { mediaFinder } from './files/import/find-media.ts';
import { importProducts } from './files/import/import-products.ts';
import { brandResource, infoSectionResource, ribbonResource } from './labels/labels.ts';
import { sanitise } from './product/rich-text.ts';

/** Texts of products are stored as browsers may show them. */
function mistakesInSection({ plainDescription }: Record<string, unknown>): Violation[] {
  const isSafe = typeof plainDescription !== 'string' || sanitise(plainDescription) === plainDescription;
  return isSafe ? [] : [{ field: 'plainDescription', description: 'has HTML that is not safe', violatedRule: 'OTHER' }];
}

async function* bytesOf(open: OpenLines): AsyncGenerator<Uint8Array> {
  for await (const line of open()) yield Buffer.from(`${line}\n`);
}

/** The first line says what its amounts and weights are in. */
async function settingsIn(open: OpenLines): Promise<{ currency: string; weightUnit: 'KG' | 'LB' }> {
  for await (const line of open()) {
    const header = parsed(line);
    if (!isRecord(header)) break;
    return { currency: String(header.currency), weightUnit: header.weightUnit === 'LB' ? 'LB' : 'KG' };
  }
  return { currency: '', weightUnit: 'KG' };
}

type Line = Record<string, unknown> & { variants: Record<string, unknown>[] };
const isProduct = (row: unknown): row is Line => isRecord(row) && Array.isArray(row.variants);

/** Templates have products that visitors see, without what is the business's own: stock, costs, taxes, delivery and files that are sold. */
function inTemplates(row: unknown): object | null {
  if (!isProduct(row)) return isRecord(row) && !('location' in row) ? row : null;
  if (row.visible === false) return null;
  const { taxGroupId: _t, deliveryProfileId: _d, fulfillerId: _f, tags, ...product } = row;
  const variants = row.variants.map(({ cost: _c, stockByLocation: _s, digitalFile: _g, preorder: _p, ...variant }) => ({
    ...variant,
    stock: { trackQuantity: false, inStock: true },
  }));
  const shown = isRecord(tags) && Array.isArray(tags.public) ? { tags: { public: tags.public } } : {};
  return { ...product, ...shown, variants };
}

/** The first picture of a product. */
function shownBy(row: unknown): ArchiveFacts {
  const pictures = isProduct(row) && Array.isArray(row.media) ? row.media.filter(isRecord) : [];
  const source = pictures.find(({ kind }) => kind !== 'VIDEO')?.source;
  const name = typeof source === 'string' ? /^media\/([\w.~-]+)$/.exec(source)?.[1] : undefined;
  return name ? { picture: name } : {};
}

const products: ArchivePart = {
  name: 'products',
  version: 1,
  inTemplates,
  shows: shownBy,
  isUntouched: async (tx) => !(await hasProducts(tx)),
  write: (ctx) => exportText(ctx, JSON_LINES.name, {}, new Set(), { withIds: true }),
  async mistakeIn(open) {
    const file = await openProductFile(() => bytesOf(open), await settingsIn(open));
    if ('problem' in file) return file.problem.reason;
    for await (const { problems, row } of file.products()) {
      const [problem] = problems;
      if (problem) return `line ${row}: ${problem.reason}`;
    }
    return null;
  },
  async take(ctx, open) {
    const findMedia = mediaFinder(ctx, { pictures: null, fetches: false, stores: true });
    const { problems } = await importProducts(ctx, () => bytesOf(open), { findMedia, keepsIds: true });
    return problems.map(({ row, handle, reason }) => `line ${row}${handle ? ` (${handle})` : ''}: ${reason}`);
  },
};

export const catalogueParts: readonly ArchivePart[] = [
  resourcePart('brands', brandResource, { create: brands.createBrand, field: 'brand', inTemplates: whole }),
  resourcePart('ribbons', ribbonResource, { create: ribbons.createRibbon, field: 'ribbon', inTemplates: whole }),
  resourcePart('info-sections', infoSectionResource, {
    create: infoSections.createInfoSection,
    field: 'infoSection',
    inTemplates: whole,
    mistakes: mistakesInSection,
  }),
  products,
];
