import { ProductList, type ProductSummary } from '@stoa/blocks';

type ProductRowProps = { id: string; heading: string; products: ProductSummary[] };

/** A few products below the content of a page; nothing without any. */
export function ProductRow({ id, heading, products }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section className="product-row" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <ProductList products={products} headingLevel={3} />
    </section>
  );
}
