/** What the hosted checkout page asks buyers for, and the legal texts of a site. */
import { CheckoutBrand } from '../ecom/checkout-settings.ts';
import { backOffice, open, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  int64,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { RichContent } from '../shared/rich-content.ts';

export const FieldUse = choice('REQUIRED', 'OPTIONAL', 'HIDDEN');

const policyNames = ['terms', 'privacy', 'returns', 'digital', 'contact', 'custom'] as const;
export const PolicyName = choice(...policyNames);
export const isPolicyName = (name: string): name is (typeof policyNames)[number] =>
  policyNames.some((one) => one === name);

export const AskedField = message('AskedField', {
  use: FieldUse,
  /** What buyers read beside it. */
  title: text({ maxLength: 100 }),
  /** The same in the language of the caller, where that is another than the site's own; answers have both. */
  translatedTitle: readonly(text()),
});
export const AskedConsent = message('AskedConsent', { visible: boolean, checkedByDefault: boolean });
/** Charged once for each order with something to send or to hand over. */
export const HandlingFee = message('HandlingFee', {
  /** What buyers read beside it. */
  name: text({ maxLength: 50 }),
  /** In the site's currency, as prices are entered. */
  amount: decimal({ gt: 0, lte: 1000000000 }),
  /** Whether it is taxed as delivery is. */
  taxable: boolean,
  /** From this price of all items on, before the cart's discounts, there is no fee; null: always. */
  belowSubtotal: nullable(decimal({ gt: 0, lte: 1000000000 })),
});
export const CheckoutRules = message('CheckoutRules', {
  revision: int64,
  updatedDate: readonly(nullable(date)),
  phone: FieldUse,
  company: FieldUse,
  /** The second line of addresses. */
  addressLine2: FieldUse,
  /** A question of the shop's own. */
  customField: ref(AskedField),
  buyerNote: boolean,
  couponCode: boolean,
  giftCardCode: boolean,
  /** Card payments are held until staff capture them. */
  delayCapture: boolean,
  /** Held payments that nobody decides on are captured before banks let go of them; otherwise they are released. */
  captureBeforeExpiry: boolean,
  /** In the site's currency, of all items before the cart's discounts; null for none. */
  minimumSubtotal: nullable(decimal({ gt: 0, lte: 1000000000 })),
  /** Null for none. */
  handlingFee: nullable(ref(HandlingFee)),
  /** Buyers' banks are asked for proof of every card payment at checkout (3-D Secure), even where they would not ask. */
  verifyCards: boolean,
  /** Buyers have to agree to the visible policies before they pay. */
  policyAgreement: ref(AskedConsent),
  /** Buyers may ask for marketing e-mails. */
  marketingConsent: ref(AskedConsent),
});

export const SitePolicy = message('SitePolicy', {
  name: PolicyName,
  /** Only the custom policy has a title of its own; null for the usual ones. */
  title: nullable(text({ maxLength: 100 })),
  visible: boolean,
  text: ref(RichContent),
});

export const PolicyLink = message('PolicyLink', { name: PolicyName, title: nullable(text()) });
export const PolicyPage = message('PolicyPage', {
  name: PolicyName,
  title: nullable(text()),
  html: text(),
  updatedDate: nullable(date),
});
export const OfferedTips = message('OfferedTips', {
  tipType: choice('PERCENTAGE', 'AMOUNT'),
  /** Percentages, or amounts in the site's currency. */
  presets: list(number()),
  allowCustomAmount: boolean,
});
/** The public part of the rules, for checkout pages. */
export const CheckoutForm = message('CheckoutForm', {
  phone: FieldUse,
  company: FieldUse,
  addressLine2: FieldUse,
  customField: ref(AskedField),
  buyerNote: boolean,
  couponCode: boolean,
  giftCardCode: boolean,
  minimumSubtotal: nullable(decimal()),
  policyAgreement: ref(AskedConsent),
  marketingConsent: ref(AskedConsent),
  /** Whether buyers of what is not delivered need to say no more of where they live than the country. */
  minimalBilling: boolean,
  /** The visible policies. */
  policies: list(ref(PolicyLink)),
  /** Replaces the name of the site above the checkout. */
  heading: nullable(text()),
  /** How the page looks, where it differs from the rest of the site. */
  look: nullable(ref(CheckoutBrand)),
  /** Null if the site takes none. */
  tips: nullable(ref(OfferedTips)),
});

export const checkoutForm = service('stoa.checkout-form', ['/stoa'], {
  getCheckoutForm: operation({
    method: 'GET',
    path: '/v1/checkout-form',
    summary: 'Get what the checkout page asks buyers for',
    permit: open,
    request: {},
    response: { form: ref(CheckoutForm) },
  }),
  getPolicyPage: operation({
    method: 'GET',
    path: '/v1/policies/{name}/page',
    summary: 'Get a visible policy of the site, for its page',
    permit: open,
    request: { name: PolicyName },
    response: { policy: ref(PolicyPage) },
    required: ['name'],
  }),
  getCheckoutRules: operation({
    method: 'GET',
    path: '/v1/checkout-rules',
    summary: 'Get the rules of the checkout page',
    permit: backOffice('ECOM.READ_CHECKOUT_SETTINGS'),
    request: {},
    response: { rules: ref(CheckoutRules) },
  }),
  updateCheckoutRules: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/checkout-rules',
    summary: 'Change the rules of the checkout page; fields left out stay unchanged',
    permit: backOffice('ECOM.UPDATE_CHECKOUT_SETTINGS'),
    request: { rules: ref(CheckoutRules) },
    response: { rules: ref(CheckoutRules) },
    required: ['rules', 'rules.revision'],
    errors: ['INVALID_REVISION'],
  }),
  listPolicies: operation({
    method: 'GET',
    path: '/v1/policies',
    summary: 'List the policies of the site with their texts',
    permit: backOffice('ECOM.READ_CHECKOUT_SETTINGS'),
    request: {},
    response: { policies: list(ref(SitePolicy)) },
  }),
  updatePolicy: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/policies/{policy.name}',
    summary: 'Change a policy of the site; fields left out stay unchanged',
    permit: backOffice('ECOM.UPDATE_CHECKOUT_SETTINGS'),
    request: { policy: ref(SitePolicy) },
    response: { policy: ref(SitePolicy) },
    required: ['policy', 'policy.name'],
  }),
});
