/** A product of one variant, and how carts refer to it. */
export type Item = {
  id: string;
  variantId: string;
  revision: string;
  line(quantity: number): { catalogReference: { catalogItemId: string; appId: string }; quantity: number };
};
