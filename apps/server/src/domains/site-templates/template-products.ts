/** The products of a template as a file of the shop's own export format. */
import { priceIn, type TemplateContent, type TemplateProduct } from '@stoa/demo/templates';
import type { Site } from '../../site.ts';

type Facts = Pick<Site, 'currency'> & { weightUnit: string };

/** One line of JSON for the file and one for each product. Prices are written in the site's currency. */
export function productLines({ products, categories }: TemplateContent, { currency, weightUnit }: Facts): string {
  const header = { format: 'stoa-products', version: 1, currency, weightUnit, mediaAddress: '' };
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const lines = products.map((product) => lineOf(product, { currency, category: names.get(product.category) ?? '' }));
  return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function lineOf(product: TemplateProduct, { currency, category }: { currency: string; category: string }) {
  const { slug, name, description, option, ribbon, price, priceBefore, weight } = product;
  const variantAt = (amount: number, choices: Record<string, string>) => ({
    choices,
    price: priceIn(currency, amount),
    ...(priceBefore !== undefined && { compareAtPrice: priceIn(currency, priceBefore) }),
    ...(weight !== undefined && { weight }),
    stock: { trackQuantity: false, inStock: true },
  });
  return {
    ...{ slug, name, description, ...(ribbon && { ribbon }) },
    productType: weight === undefined ? 'DIGITAL' : 'PHYSICAL',
    options: option
      ? [
          {
            name: option.name,
            renderType: 'TEXT_CHOICES',
            choices: option.choices.map((choice) => ({ name: choice.name })),
          },
        ]
      : [],
    variants: option
      ? option.choices.map((choice) => variantAt(choice.price ?? price, { [option.name]: choice.name }))
      : [variantAt(price, {})],
    media: product.pictures.map(({ picture, alt }) => ({ source: picture, altText: alt })),
    categories: [{ name: category, slug: product.category }],
  };
}
