import type { CarrierFor } from './domains/delivery/rates/carrier.ts';
import type { PostageProvider } from './domains/delivery/rates/postage-provider.ts';
import type {
  FeeProviderFor,
  GiftCardProviderFor,
  MembershipProviderFor,
  PaymentSettingsProviderFor,
  TriggerProviderFor,
  ValidationProviderFor,
} from './domains/purchase/providers/provider.ts';
import type { TaxCalculatorFor } from './domains/tax/calculation/calculator.ts';

/**
 * Everything of a purchase that somebody else may answer, beside the shop's own rules: the one registry of providers. Each
 * is plain data with a function that takes the context and a signal, which aborts when nobody waits any more.
 */
export type ProvidersFor<C> = {
  carriers: readonly CarrierFor<C>[];
  /** Who tells what USPS charges; null where nobody does. */
  postage: PostageProvider | null;
  taxCalculators: readonly TaxCalculatorFor<C>[];
  discountTriggers: readonly TriggerProviderFor<C>[];
  fees: readonly FeeProviderFor<C>[];
  validations: readonly ValidationProviderFor<C>[];
  memberships: readonly MembershipProviderFor<C>[];
  /** Who else issues gift cards that the shop takes. */
  giftCards: readonly GiftCardProviderFor<C>[];
  paymentSettings: readonly PaymentSettingsProviderFor<C>[];
};

/** Where the shop's own rules are all there is. */
export const noProviders = {
  carriers: [],
  postage: null,
  taxCalculators: [],
  discountTriggers: [],
  fees: [],
  validations: [],
  memberships: [],
  giftCards: [],
  paymentSettings: [],
} satisfies ProvidersFor<unknown>;
