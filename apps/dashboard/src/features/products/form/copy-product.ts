import { words } from '../../../app/words.ts';
import { newKey } from './new-key.ts';
import type { ProductForm } from './product-form.ts';

/**
 * Creates a new product from another one. The copy gets its own address and no SKUs, barcodes or counted stock, because
 * these belong to the original. It stays hidden until someone has checked it.
 */
export function copyProduct(form: ProductForm): ProductForm {
  const keys = new Map<string, string>();
  const keyFor = (old: string): string => {
    const key = keys.get(old) ?? newKey();
    keys.set(old, key);
    return key;
  };
  const asNew = <T extends { key: string; id: string | null }>(item: T): T => ({
    ...item,
    key: keyFor(item.key),
    id: null,
  });
  return {
    ...form,
    name: copyName(form.name),
    slug: '',
    visible: false,
    options: form.options.map((option) => ({ ...asNew(option), choices: option.choices.map(asNew) })),
    modifiers: form.modifiers.map((modifier) => ({ ...asNew(modifier), choices: modifier.choices.map(asNew) })),
    plans: form.plans.map(asNew),
    variants: form.variants.map((variant) => ({
      ...variant,
      key: newKey(),
      choices: variant.choices.map(keyFor),
      sku: '',
      barcode: '',
      stock: variant.stock.mode === 'TRACKED' ? { ...variant.stock, quantity: '0' } : variant.stock,
      original: null,
    })),
    canonical: '',
  };
}

const { copyOf } = words.productForm;
const LONGEST_NAME = 80;
const copyName = (name: string): string => copyOf(name.slice(0, LONGEST_NAME - copyOf('').length).trimEnd());
