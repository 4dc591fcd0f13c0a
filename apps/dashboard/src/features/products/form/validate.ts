import { readAmount, readMeasure, readQuantity } from '../../../ui/form/read-number.ts';
import type { FormErrors } from '../../../ui/form/server-errors.ts';
import { LONGEST_TEXT, type ModifierDraft } from './modifiers/modifier-form.ts';
import type { ChoiceDraft, OptionDraft } from './options/option-form.ts';
import { LONGEST_NAME, lengthOf, type ProductForm, type VariantDraft } from './product-form.ts';
import { depositError } from './settings/deposit-form.ts';
import { planErrors } from './subscriptions/plan-form.ts';

/** Checks everything that needs no server. Empty if the form may be saved. */
export function validateProduct(form: ProductForm): FormErrors {
  const deposit = depositError(form.deposit);
  return {
    ...nameErrors(form.name),
    ...(/[\s/?#]/.test(form.slug.trim()) && { slug: 'Use letters, digits and hyphens' }),
    ...(form.canonical.trim() !== '' && !isWebAddress(form.canonical) && { canonical: 'Enter a complete web address' }),
    ...(form.pricePerUnit &&
      !(Number(readMeasure(form.pricePerUnit.quantity)) > 0) && { 'pricePerUnit.quantity': 'Enter a number' }),
    ...optionErrors(form.options),
    ...modifierErrors(form.modifiers),
    ...variantsErrors(form.variants),
    ...(deposit && { deposit }),
    ...Object.assign({}, ...form.plans.map((plan, index) => below(`plans.${index}`, planErrors(plan)))),
  };
}

function nameErrors(name: string): FormErrors {
  const length = lengthOf(name);
  if (length === 0) return { name: 'Enter a name' };
  return length > LONGEST_NAME ? { name: `Use at most ${LONGEST_NAME} characters` } : {};
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '');

const below = (path: string, errors: Record<string, string | undefined>): FormErrors =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, text]) => (text ? [[`${path}.${field}`, text]] : [])));

function optionErrors(options: OptionDraft[]): FormErrors {
  const taken = repeated(options.map(({ name }) => name));
  const errors = options.map(({ name, choices }, index) => ({
    ...nameError(`options.${index}.name`, name, taken, 'Name the option, for example Size', 'Another option'),
    ...choiceErrors(`options.${index}`, choices),
  }));
  return Object.assign({}, ...errors);
}

function choiceErrors(path: string, choices: ChoiceDraft[]): FormErrors {
  if (choices.length === 0) return { [`${path}.choices`]: 'Add at least one choice' };
  const taken = repeated(choices.map(({ name }) => name));
  const errors = choices.map(({ name }, index) =>
    nameError(`${path}.choices.${index}.name`, name, taken, 'Name the choice', 'Another choice'),
  );
  return Object.assign({}, ...errors);
}

function nameError(path: string, name: string, taken: Set<string>, missing: string, other: string): FormErrors {
  if (name.trim() === '') return { [path]: missing };
  return taken.has(plain(name)) ? { [path]: `${other} has this name` } : {};
}

function modifierErrors(modifiers: ModifierDraft[]): FormErrors {
  const taken = repeated(modifiers.map(({ name }) => name));
  const errors = modifiers.map((modifier, index) => {
    const path = `modifiers.${index}`;
    const isText = modifier.renderType === 'FREE_TEXT';
    return {
      ...nameError(`${path}.name`, modifier.name, taken, 'Name it, for example Engraving', 'Another modifier'),
      ...(isText ? below(`${path}.freeText`, freeTextErrors(modifier.freeText)) : choiceErrors(path, modifier.choices)),
      ...(!isText && addedPriceErrors(path, modifier)),
    };
  });
  return Object.assign({}, ...errors);
}

function freeTextErrors({ minimum, maximum, addedPrice }: ModifierDraft['freeText']) {
  const [fewest, most] = [readQuantity(minimum), readQuantity(maximum)];
  return {
    minimum: fewest === null ? 'Enter a number' : undefined,
    maximum:
      most === null || most < 1 || most > LONGEST_TEXT || most < (fewest ?? 0)
        ? `Enter ${Math.max(1, fewest ?? 1)} to ${LONGEST_TEXT}`
        : undefined,
    addedPrice: isWrongAmount(addedPrice) ? 'Enter an amount' : undefined,
  };
}

const addedPriceErrors = (path: string, { choices }: ModifierDraft): FormErrors =>
  Object.fromEntries(
    choices.flatMap(({ addedPrice }, index) =>
      isWrongAmount(addedPrice) ? [[`${path}.choices.${index}.addedPrice`, 'Enter an amount']] : [],
    ),
  );

function variantsErrors(variants: VariantDraft[]): FormErrors {
  const errors: FormErrors = {};
  const skus = repeated(variants.map(({ sku }) => sku));
  const barcodes = repeated(variants.map(({ barcode }) => barcode));
  variants.forEach((variant, index) => {
    const found = variantErrors(variant);
    if (skus.has(plain(variant.sku))) found.sku = 'Another variant has this SKU';
    if (barcodes.has(plain(variant.barcode))) found.barcode = 'Another variant has this barcode';
    for (const [field, text] of Object.entries(found)) errors[`variants.${index}.${field}`] = text;
  });
  return errors;
}

/** The errors of one variant, by field. */
export function variantErrors(variant: VariantDraft): FormErrors {
  const price = readAmount(variant.price);
  const compareAt = readAmount(variant.compareAtPrice);
  const errors: FormErrors = {};
  if (price === null) errors.price = variant.price.trim() ? 'Enter an amount' : 'Enter a price';
  if (isWrongAmount(variant.compareAtPrice)) errors.compareAtPrice = 'Enter an amount';
  else if (price !== null && compareAt !== null && Number(compareAt) <= Number(price))
    errors.compareAtPrice = 'Must be above the price';
  if (isWrongAmount(variant.cost)) errors.cost = 'Enter an amount';
  if (isWrongMeasure(variant.weight)) errors.weight = 'Enter a number';
  if (isWrongMeasure(variant.contents)) errors.contents = 'Enter a number';
  const { mode, quantity, preorder } = variant.stock;
  if (mode === 'TRACKED' && readQuantity(quantity) === null) errors.quantity = 'Enter a whole number up to 99999';
  if (preorder?.limit.trim() && readQuantity(preorder.limit) === null) errors.preorderLimit = 'Enter a whole number';
  for (const [name, size] of [
    ['productSize', variant.productSize] as const,
    ['packageSize', variant.packageSize] as const,
  ])
    if ([size.length, size.width, size.height].some(isWrongAmount)) errors[name] = 'Enter numbers';
  return errors;
}

const isWrongAmount = (text: string): boolean => text.trim() !== '' && readAmount(text) === null;

const isWrongMeasure = (text: string): boolean => text.trim() !== '' && readMeasure(text) === null;

const plain = (text: string): string => text.trim().toLowerCase();

/** Texts that occur more than once, ignoring case; empty ones do not count. */
function repeated(texts: string[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const text of texts.map(plain)) {
    if (text && seen.has(text)) twice.add(text);
    seen.add(text);
  }
  return twice;
}
