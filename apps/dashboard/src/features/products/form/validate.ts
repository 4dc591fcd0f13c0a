import { readAmount, readQuantity } from './amount.ts';
import type { OptionDraft, ProductForm, VariantDraft } from './product-form.ts';

/** What is wrong, by the path of the field in the form: `variants.0.price`. */
export type FormErrors = Record<string, string>;

/** Everything that can be told without the server. Empty where the form may be saved. */
export function validateProduct(form: ProductForm): FormErrors {
  return {
    ...(form.name.trim() === '' && { name: 'Give the product a name' }),
    ...(/[\s/?#]/.test(form.slug.trim()) && { slug: 'Use letters, digits and hyphens' }),
    ...optionErrors(form.options),
    ...Object.assign({}, ...form.variants.map((variant, index) => variantErrors(variant, `variants.${index}`))),
    ...repeatedSkus(form.variants),
  };
}

function optionErrors(options: OptionDraft[]): FormErrors {
  const errors: FormErrors = {};
  options.forEach(({ name, choices, renderType }, index) => {
    const path = `options.${index}`;
    if (name.trim() === '') errors[`${path}.name`] = 'Name the option, for example Size';
    else if (
      isRepeated(
        name,
        options.map((option) => option.name),
      )
    )
      errors[`${path}.name`] = 'Another option has this name';
    if (choices.length === 0) errors[`${path}.choices`] = 'Add at least one choice';
    choices.forEach((choice, position) => {
      const choicePath = `${path}.choices.${position}`;
      if (choice.name.trim() === '') errors[`${choicePath}.name`] = 'Name the choice';
      else if (
        isRepeated(
          choice.name,
          choices.map((other) => other.name),
        )
      )
        errors[`${choicePath}.name`] = 'Another choice has this name';
      if (renderType === 'SWATCH_CHOICES' && !choice.colorCode) errors[`${choicePath}.colorCode`] = 'Pick a colour';
    });
  });
  return errors;
}

function variantErrors(variant: VariantDraft, path: string): FormErrors {
  const price = readAmount(variant.price);
  const compareAt = readAmount(variant.compareAtPrice);
  const isTyped = (text: string) => text.trim() !== '';
  return {
    ...(price === null && { [`${path}.price`]: isTyped(variant.price) ? 'Enter an amount' : 'Enter a price' }),
    ...(isTyped(variant.compareAtPrice) && compareAt === null && { [`${path}.compareAtPrice`]: 'Enter an amount' }),
    ...(price !== null &&
      compareAt !== null &&
      Number(compareAt) <= Number(price) && { [`${path}.compareAtPrice`]: 'Must be above the price' }),
    ...(isTyped(variant.cost) && readAmount(variant.cost) === null && { [`${path}.cost`]: 'Enter an amount' }),
    ...(isTyped(variant.weight) && readAmount(variant.weight) === null && { [`${path}.weight`]: 'Enter a number' }),
    ...(variant.stock.mode === 'TRACKED' &&
      readQuantity(variant.stock.quantity) === null && { [`${path}.quantity`]: 'Enter a whole number up to 99999' }),
  };
}

function repeatedSkus(variants: VariantDraft[]): FormErrors {
  const skus = variants.map(({ sku }) => sku);
  const repeated = variants.flatMap(({ sku }, index) =>
    sku.trim() && isRepeated(sku, skus) ? [[`variants.${index}.sku`, 'Another variant has this SKU']] : [],
  );
  return Object.fromEntries(repeated);
}

const isRepeated = (text: string, all: string[]): boolean => {
  const plain = text.trim().toLowerCase();
  return all.filter((other) => other.trim().toLowerCase() === plain).length > 1;
};
