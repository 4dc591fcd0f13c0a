import { words } from '../../../app/words.ts';
import { readAmount, readMeasure, readQuantity } from '../../../ui/form/read-number.ts';
import type { FormErrors } from '../../../ui/form/server-errors.ts';
import { LONGEST_TEXT, type ModifierDraft } from './modifiers/modifier-form.ts';
import type { ChoiceDraft, OptionDraft } from './options/option-form.ts';
import { LONGEST_NAME, lengthOf, type ProductForm, type VariantDraft } from './product-form.ts';
import { depositError } from './settings/deposit-form.ts';
import { planErrors } from './subscriptions/plan-form.ts';

const texts = words.productForm.wrong;

/** Checks everything that needs no server. Empty if the form may be saved. */
export function validateProduct(form: ProductForm): FormErrors {
  const deposit = depositError(form.deposit);
  return {
    ...nameErrors(form.name),
    ...(/[\s/?#]/.test(form.slug.trim()) && { slug: texts.slug }),
    ...(form.canonical.trim() !== '' && !isWebAddress(form.canonical) && { canonical: texts.canonical }),
    ...(form.pricePerUnit &&
      !(Number(readMeasure(form.pricePerUnit.quantity)) > 0) && { 'pricePerUnit.quantity': texts.noNumber }),
    ...optionErrors(form.options),
    ...modifierErrors(form.modifiers),
    ...variantsErrors(form.variants),
    ...(deposit && { deposit }),
    ...Object.assign({}, ...form.plans.map((plan, index) => below(`plans.${index}`, planErrors(plan)))),
  };
}

function nameErrors(name: string): FormErrors {
  const length = lengthOf(name);
  if (length === 0) return { name: words.forms.missingName };
  return length > LONGEST_NAME ? { name: texts.longName(LONGEST_NAME) } : {};
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '');

const below = (path: string, errors: Record<string, string | undefined>): FormErrors =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, text]) => (text ? [[`${path}.${field}`, text]] : [])));

function optionErrors(options: OptionDraft[]): FormErrors {
  const taken = repeated(options.map(({ name }) => name));
  const errors = options.map(({ name, choices }, index) => ({
    ...nameError(`options.${index}.name`, name, taken, texts.option),
    ...choiceErrors(`options.${index}`, choices),
  }));
  return Object.assign({}, ...errors);
}

function choiceErrors(path: string, choices: ChoiceDraft[]): FormErrors {
  if (choices.length === 0) return { [`${path}.choices`]: texts.noChoices };
  const taken = repeated(choices.map(({ name }) => name));
  const errors = choices.map(({ name }, index) =>
    nameError(`${path}.choices.${index}.name`, name, taken, texts.choice),
  );
  return Object.assign({}, ...errors);
}

function nameError(
  path: string,
  name: string,
  taken: Set<string>,
  said: { missing: string; taken: string },
): FormErrors {
  if (name.trim() === '') return { [path]: said.missing };
  return taken.has(plain(name)) ? { [path]: said.taken } : {};
}

function modifierErrors(modifiers: ModifierDraft[]): FormErrors {
  const taken = repeated(modifiers.map(({ name }) => name));
  const errors = modifiers.map((modifier, index) => {
    const path = `modifiers.${index}`;
    const isText = modifier.renderType === 'FREE_TEXT';
    return {
      ...nameError(`${path}.name`, modifier.name, taken, texts.modifier),
      ...(isText ? below(`${path}.freeText`, freeTextErrors(modifier.freeText)) : choiceErrors(path, modifier.choices)),
      ...(!isText && addedPriceErrors(path, modifier)),
    };
  });
  return Object.assign({}, ...errors);
}

function freeTextErrors({ minimum, maximum, addedPrice }: ModifierDraft['freeText']) {
  const [fewest, most] = [readQuantity(minimum), readQuantity(maximum)];
  return {
    minimum: fewest === null ? texts.noNumber : undefined,
    maximum:
      most === null || most < 1 || most > LONGEST_TEXT || most < (fewest ?? 0)
        ? texts.outOfRange(Math.max(1, fewest ?? 1), LONGEST_TEXT)
        : undefined,
    addedPrice: isWrongAmount(addedPrice) ? texts.noAmount : undefined,
  };
}

const addedPriceErrors = (path: string, { choices }: ModifierDraft): FormErrors =>
  Object.fromEntries(
    choices.flatMap(({ addedPrice }, index) =>
      isWrongAmount(addedPrice) ? [[`${path}.choices.${index}.addedPrice`, texts.noAmount]] : [],
    ),
  );

function variantsErrors(variants: VariantDraft[]): FormErrors {
  const errors: FormErrors = {};
  const skus = repeated(variants.map(({ sku }) => sku));
  const barcodes = repeated(variants.map(({ barcode }) => barcode));
  variants.forEach((variant, index) => {
    const found = variantErrors(variant);
    if (skus.has(plain(variant.sku))) found.sku = texts.skuTaken;
    if (barcodes.has(plain(variant.barcode))) found.barcode = texts.barcodeTaken;
    for (const [field, text] of Object.entries(found)) errors[`variants.${index}.${field}`] = text;
  });
  return errors;
}

/** The errors of one variant, by field. */
export function variantErrors(variant: VariantDraft): FormErrors {
  const price = readAmount(variant.price);
  const compareAt = readAmount(variant.compareAtPrice);
  const errors: FormErrors = {};
  if (price === null) errors.price = variant.price.trim() ? texts.noAmount : texts.noPrice;
  if (isWrongAmount(variant.compareAtPrice)) errors.compareAtPrice = texts.noAmount;
  else if (price !== null && compareAt !== null && Number(compareAt) <= Number(price))
    errors.compareAtPrice = texts.belowPrice;
  if (isWrongAmount(variant.cost)) errors.cost = texts.noAmount;
  if (isWrongMeasure(variant.weight)) errors.weight = texts.noNumber;
  if (isWrongMeasure(variant.contents)) errors.contents = texts.noNumber;
  const { mode, quantity, preorder } = variant.stock;
  if (mode === 'TRACKED' && readQuantity(quantity) === null) errors.quantity = texts.noQuantity;
  if (preorder?.limit.trim() && readQuantity(preorder.limit) === null) errors.preorderLimit = texts.noWholeNumber;
  for (const [name, size] of [
    ['productSize', variant.productSize] as const,
    ['packageSize', variant.packageSize] as const,
  ])
    if ([size.length, size.width, size.height].some(isWrongAmount)) errors[name] = texts.noNumbers;
  return errors;
}

const isWrongAmount = (text: string): boolean => text.trim() !== '' && readAmount(text) === null;

const isWrongMeasure = (text: string): boolean => text.trim() !== '' && readMeasure(text) === null;

const plain = (text: string): string => text.trim().toLowerCase();

/** Texts that occur more than once, ignoring case; empty ones do not count. */
function repeated(all: string[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const text of all.map(plain)) {
    if (text && seen.has(text)) twice.add(text);
    seen.add(text);
  }
  return twice;
}
