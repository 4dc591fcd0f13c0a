/** A catalogue reference as carts send it. */
export type ItemReference = {
  catalogItemId: string;
  appId: string;
  options?: {
    variantId?: string;
    /** V1: option name to choice name. V3: modifier name to choice name. */
    options?: Record<string, string>;
    customTextFields?: Record<string, string>;
  } | null;
};

/** Everything a cart needs to know about an item, as of now. Amounts per unit, in minor units. */
export type SaleItem = {
  productId: string;
  variantId: string;
  productName: string;
  slug: string;
  productType: 'PHYSICAL' | 'DIGITAL';
  sku: string | null;
  unitPrice: number;
  unitFullPrice: number;
  /** In the site's weight unit. */
  weight: number | null;
  taxGroupId: string | null;
  /** All categories that it is in. */
  categoryIds?: string[];
  /** Null: the site's default profile. */
  deliveryProfileId: string | null;
  image: { id: string; width: number; height: number; altText: string | null } | null;
  choices: { option: string; choice: string; colorCode: string | null }[];
  texts: { title: string; text: string }[];
  availability: {
    status: 'AVAILABLE' | 'NOT_AVAILABLE';
    /** Null where stock is not tracked. */
    quantityAvailable: number | null;
  };
  /** The buyers who cannot buy it once: visitors without an account, or everyone but subscribers. */
  restriction?: 'MEMBERS_ONLY' | 'SUBSCRIPTION_ONLY';
  /** Present where the item is out of stock and can be pre-ordered: the shop's message about delivery. */
  preorder?: { message: string | null };
};
