import type { LinePayment } from '@stoa/pricing';
import type { Tx } from '../../../platform/db/index.ts';
import type { Violation } from '../../../platform/refusal.ts';
import type { FreeTrial } from '../product/product.ts';

/** A catalogue reference as clients send it. Options are free-form on the wire. */
export type SentReference = { catalogItemId: string; appId: string; options?: Record<string, unknown> | null };

/**
 * Remembers what was loaded under a key until something on the site changes, or loads it each time. With `productIds`, the
 * stock of other products does not matter.
 */
export type Remember = <T extends object>(
  key: string,
  load: () => Promise<T>,
  about?: { productIds: readonly string[] },
) => Promise<T>;

/** A catalogue whose items carts hold. A domain lists it in its descriptor. */
export type ItemSourceFor<C> = {
  /** Whether the items of this app are its own. */
  isOf(appId: string): boolean;
  /** What is wrong with the options of a reference, whatever is sold; fields are relative to them. */
  violationsOf?(ctx: C, options: Record<string, unknown>): Violation[];
  /** The items as they are sold now, in order; null for a reference to nothing that is sold. At most one statement. */
  resolve(ctx: C, tx: Tx, references: readonly SentReference[], remember: Remember): Promise<(SaleItem | null)[]>;
};

/** A catalogue reference as the store reads it. */
export type ItemReference = {
  catalogItemId: string;
  appId: string;
  options?: {
    variantId?: string;
    /** V1: option name to choice name. V3: modifier name to choice name. */
    options?: Record<string, string>;
    customTextFields?: Record<string, string>;
    /** The way to buy it repeatedly; absent: once. */
    subscriptionOptionId?: string;
  } | null;
};

/** Everything a cart needs to know about an item, as of now. Amounts per unit, in minor units. */
export type SaleItem = {
  productId: string;
  variantId: string;
  productName: string;
  /** What its buyer reads, where that is another language than the site's own. */
  translated?: {
    productName: string;
    choices: { option: string; choice: string }[];
    titles?: string[];
    /** The shop's message about a pre-order. */
    preorder?: string;
  };
  slug: string;
  productType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD';
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
  /** When it is paid; null or absent: in full with the order. */
  payment?: LinePayment | null;
  /** Present where it is bought repeatedly. */
  subscription?: SubscriptionTerms;
  /** Present for a gift card: what is put on each, and who gets it. */
  giftCard?: GiftCardToIssue;
};

/**
 * How often something is delivered and charged. Cycles are counted from 1, which is charged with the order, or when its free
 * trial ends.
 */
export type SubscriptionTerms = {
  /** The option of the catalogue. */
  optionId: string;
  title: string;
  description: string | null;
  /** The unit of `interval` between deliveries. */
  frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  interval: number;
  /** The number of charges; null renews until it is cancelled. */
  billingCycles: number | null;
  /** What comes free before cycle 1, which is then charged at its end; absent: nothing. */
  freeTrial?: FreeTrial;
  /**
   * The contract that an order begins, or that it was made for, and the cycle: 0 for the order of a free trial. Absent
   * before there is an order.
   */
  contract?: { id: string; cycle: number };
};

export type GiftCardToIssue = {
  /** In minor units of the site's currency; may be more than its price. */
  value: number;
  /** How long it can be used once it is sent; null: without end. */
  validityMonths: number | null;
  /** Null: the buyer. */
  recipient: { name: string | null; email: string } | null;
  senderName: string | null;
  message: string | null;
  /** When it is sent; null: once it is paid. */
  deliveryDate: string | null;
};
