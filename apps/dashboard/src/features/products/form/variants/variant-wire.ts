import { readAmount, readMeasure, readQuantity, showMeasure } from '../../../../ui/form/read-number.ts';
import type { VariantInput, VariantView } from '../../product.ts';
import type { OptionDraft } from '../options/option-form.ts';
import { emptySize, type ProductForm, type SizeDraft, type StockDraft, type VariantDraft } from '../product-form.ts';
import { timesAs } from './profit.ts';

/** Stock of variants by id. */
export type StockByVariant = Map<string, StockDraft>;

/**
 * Converts a variant for the form. `unit` is the unit of the product's price per unit, used for the variant's contents.
 */
export function readVariant(variant: VariantView, stock: StockByVariant, unit?: string): VariantDraft {
  const id = variant.id ?? '';
  const { physicalProperties: physical, digitalProperties: digital } = variant;
  const isInStock = variant.inventoryStatus?.inStock;
  return {
    key: id,
    choices: (variant.choices ?? []).map(({ optionChoiceIds }) => optionChoiceIds?.choiceId ?? ''),
    price: variant.price?.actualPrice?.amount ?? '',
    compareAtPrice: variant.price?.compareAtPrice?.amount ?? '',
    cost: variant.revenueDetails?.cost?.amount ?? '',
    sku: variant.sku ?? '',
    barcode: variant.barcode ?? '',
    weight: showMeasure(physical?.weight),
    contents: readContents(physical?.pricePerUnit?.settings, unit),
    productSize: readSize(physical?.productDimensions),
    packageSize: readSize(physical?.packageDimensions),
    digitalFile: readDigitalFile(digital),
    visible: variant.visible ?? true,
    stock: stock.get(id) ?? { mode: isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK', quantity: '', preorder: null },
    original: variant,
  };
}

type WireContents = PricePerUnit['settings'];

/** Converts the contents to the product's unit: a kilogram becomes 1000 if the product uses grams. */
function readContents(contents: WireContents, unit: string | undefined): string {
  const { quantity, measurementUnit } = contents ?? {};
  if (quantity === undefined || !measurementUnit || !unit) return showMeasure(quantity);
  return showMeasure(quantity * (timesAs(measurementUnit, unit) ?? 1));
}

type WireSize = NonNullable<VariantView['physicalProperties']>['productDimensions'];

function readSize(wire: WireSize): SizeDraft {
  if (!wire) return emptySize;
  const { length, width, height, unit } = wire;
  return { length: length ?? '', width: width ?? '', height: height ?? '', unit: unit ?? emptySize.unit };
}

function readDigitalFile(digital: VariantView['digitalProperties']): VariantDraft['digitalFile'] {
  const file = digital?.digitalFile;
  return file?.id ? { id: file.id, fileName: file.fileName ?? file.id } : null;
}

/**
 * Converts a variant to its wire format. Stock that was not edited here is left out, because orders change it all the
 * time.
 */
export function writeVariant(variant: VariantDraft, form: ProductForm, known: VariantDraft | undefined): VariantInput {
  const { original } = variant;
  const compareAt = readAmount(variant.compareAtPrice);
  const cost = readAmount(variant.cost);
  return {
    ...(original?.id && { id: original.id }),
    visible: variant.visible,
    ...(variant.sku.trim() && { sku: variant.sku.trim() }),
    ...(variant.barcode.trim() && { barcode: variant.barcode.trim() }),
    price: {
      actualPrice: { amount: readAmount(variant.price) ?? '0' },
      ...(compareAt && { compareAtPrice: { amount: compareAt } }),
    },
    ...(cost && { revenueDetails: { cost: { amount: cost } } }),
    ...(form.productType === 'PHYSICAL' ? { physicalProperties: writePhysical(variant, form) } : writeDigital(variant)),
    choices: variant.choices.map((key) => writeVariantChoice(key, form.options)),
    ...(!sameStock(known?.stock, variant.stock) && { inventoryItem: writeStock(variant.stock) }),
  };
}

function writePhysical(variant: VariantDraft, { pricePerUnit }: ProductForm): VariantInput['physicalProperties'] {
  const weight = readMeasure(variant.weight);
  const contents = readMeasure(variant.contents);
  const unit = pricePerUnit?.unit as Unit | undefined;
  return {
    weight: weight === null ? null : Number(weight),
    ...(contents && unit && { pricePerUnit: { settings: { quantity: Number(contents), measurementUnit: unit } } }),
    ...writeSize('productDimensions', variant.productSize),
    ...writeSize('packageDimensions', variant.packageSize),
  };
}
type PricePerUnit = NonNullable<NonNullable<VariantView['physicalProperties']>['pricePerUnit']>;
type Unit = NonNullable<PricePerUnit['settings']>['measurementUnit'];

function writeSize(name: 'productDimensions' | 'packageDimensions', size: SizeDraft) {
  const [length, width, height] = [size.length, size.width, size.height].map(readAmount);
  if (!length && !width && !height) return {};
  return { [name]: { length, width, height, unit: size.unit as NonNullable<WireSize>['unit'] } };
}

const writeDigital = ({ digitalFile }: VariantDraft): Pick<VariantInput, 'digitalProperties'> =>
  digitalFile ? { digitalProperties: { digitalFile: { id: digitalFile.id } } } : {};

/**
 * Refers to the choice by id if the server knows both parts, because names may have just changed; otherwise by name.
 */
function writeVariantChoice(key: string, options: OptionDraft[]): NonNullable<VariantInput['choices']>[number] {
  for (const option of options) {
    const choice = option.choices.find((candidate) => candidate.key === key);
    if (!choice) continue;
    if (option.id && choice.id) return { optionChoiceIds: { optionId: option.id, choiceId: choice.id } };
    const names = { optionName: option.name.trim(), choiceName: choice.name.trim(), renderType: option.renderType };
    return { optionChoiceNames: names };
  }
  throw new Error(`No option has the choice ${key}`);
}

const sameStock = (known: StockDraft | undefined, stock: StockDraft): boolean =>
  known !== undefined && (known === stock || JSON.stringify(known) === JSON.stringify(stock));

function writeStock({ mode, quantity, preorder }: StockDraft): NonNullable<VariantInput['inventoryItem']> {
  const limit = preorder ? readQuantity(preorder.limit) : null;
  const message = preorder?.message.trim();
  const preorderInfo = preorder
    ? { enabled: true, ...(message && { message }), ...(limit !== null && { limit }) }
    : { enabled: false };
  return {
    ...(mode === 'TRACKED' ? { quantity: readQuantity(quantity) ?? 0 } : { inStock: mode === 'IN_STOCK' }),
    preorderInfo,
  };
}
