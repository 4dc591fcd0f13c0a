import { architecture } from './architecture.ts';
import { botanical } from './botanical.ts';
import { type DemoCategory, type DemoProduct, slugOf } from './demo-product.ts';
import { geometric } from './geometric.ts';
import { landscapes } from './landscapes.ts';
import { music } from './music.ts';
import { typography } from './typography.ts';

export const categories: readonly DemoCategory[] = [geometric, botanical, landscapes, architecture, music, typography];

export const products: readonly DemoProduct[] = categories.flatMap((category) => category.products);

const productBySlug = new Map(products.map((product) => [slugOf(product.name), product]));

export function findProduct(slug: string): DemoProduct | undefined {
  return productBySlug.get(slug);
}
