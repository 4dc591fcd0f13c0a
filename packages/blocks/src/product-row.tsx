import { ProductList, type ProductSummary } from './product-card.tsx';

type ProductRowProps = {
  id: string;
  heading: string;
  products: ProductSummary[];
  /** Attributes by which the editor knows the heading. */
  edit?: Record<string, string>;
};

/** A few products below the content of a page; nothing without any. */
export function ProductRow({ id, heading, products, edit, ...marks }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section className="product-row" aria-labelledby={`${id}-heading`} {...marks}>
      <h2 id={`${id}-heading`} {...edit}>
        {heading}
      </h2>
      <ProductList products={products} headingLevel={3} />
    </section>
  );
}
