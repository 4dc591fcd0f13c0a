import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import { valuesOn } from '../../lib/page-values.ts';
import { site } from '../../storefront.fixture.ts';
import { print } from './print.fixture.ts';
import { productValues } from './product-values.ts';
import type { ProductView } from './product-view.ts';

/** A product that notes what of it is looked at. */
function watched(): { view: ProductView; seen: Set<string> } {
  const seen = new Set<string>();
  const view = new Proxy(print, {
    get: (product, name) => {
      seen.add(String(name));
      return Reflect.get(product, name);
    },
  });
  return { view, seen };
}

test('of a product, no more is put together than blocks ask for', () => {
  const { view, seen } = watched();
  const valueAt = valuesOn(site as never, () => productValues(view, messagesIn('en').listing));
  expect(valueAt('product.name')).toBe(print.name);
  expect(['description', 'media'].filter((name) => seen.has(name))).toEqual([]);
  expect(valueAt('product.price')).toContain('€24.00');
  expect(['description', 'media'].filter((name) => seen.has(name))).toEqual([]);
  expect([valueAt('site.name'), valueAt('product.unknown')]).toEqual(['Halftone', null]);
});
