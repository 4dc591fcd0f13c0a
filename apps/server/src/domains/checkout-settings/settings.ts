import type { checkoutForm, checkoutSettings, Response } from '@stoa/contract';
import { joined } from './joined.ts';

/** The settings as the wire has them. */
export type WireSettings = Omit<
  NonNullable<Response<typeof checkoutSettings.getCheckoutSettings>['checkoutSettings']>,
  'createdDate' | 'updatedDate'
>;
export type WirePolicies = NonNullable<WireSettings['checkoutPolicies']>;

type Form = NonNullable<Response<typeof checkoutForm.getCheckoutForm>['form']>;
export type FieldUse = NonNullable<Form['phone']>;
export type PolicyName = NonNullable<NonNullable<Form['policies']>[number]['name']>;

/** The rules that the wire has no fields for. */
export type OwnRules = {
  phone: FieldUse;
  company: FieldUse;
  /** The second line of addresses. */
  addressLine2: FieldUse;
  /** `translatedTitle` is what buyers read, where that is another language. */
  customField: { use: FieldUse; title: string; translatedTitle?: string };
  buyerNote: boolean;
  couponCode: boolean;
  /** Of all items before the cart's discounts, in minor units; null: none. */
  minimumSubtotal: number | null;
  /** Null: none. */
  handlingFee: HandlingFee | null;
  /** Whether buyers' banks are asked for proof of every card payment (3-D Secure). */
  verifyCards: boolean;
};

/** Charged once for each order with something to send or to hand over. Amounts are in minor units. */
export type HandlingFee = {
  name: string;
  /** Its name in other languages of the site; absent where it is not translated, and where it is changed. */
  translated?: Record<string, string>;
  amount: number;
  taxable: boolean;
  /** Of all items before the cart's discounts: from there on there is no fee; null: always. */
  belowSubtotal: number | null;
};

/** Until a site changes them. */
export const usualRules: OwnRules = {
  phone: 'OPTIONAL',
  company: 'OPTIONAL',
  addressLine2: 'OPTIONAL',
  customField: { use: 'HIDDEN', title: '' },
  buyerNote: false,
  couponCode: true,
  minimumSubtotal: null,
  handlingFee: null,
  verifyCards: false,
};

export type SavedSettings = {
  revision: string;
  wire: WireSettings;
  own: OwnRules;
  /** Null until they are first saved. */
  createdDate: string | null;
  updatedDate: string | null;
};

/** What the wire promises of a site that has decided on nothing. */
export const usualWireSettings = {
  checkoutPolicies: {
    termsAndConditions: { visible: false },
    privacyPolicy: { visible: false },
    returnPolicy: { visible: false },
    digitalItemPolicy: { visible: false },
    contactUs: { visible: false },
    customPolicy: { visible: false },
  },
  checkoutFields: {
    subscriptionCheckbox: { visible: false, checkedByDefault: false, splitByChannel: false },
    policyAgreementCheckbox: { visible: false, checkedByDefault: false },
    // sites that issue gift cards expect them to be taken, without having to say so
    giftCardRedeemEnabled: true,
    mitEnabled: false,
    delayCaptureEnabled: false,
    captureBeforeExpiryEnabled: true,
  },
  checkoutBrand: {
    header: {
      alignment: 'SIDE',
      displayCheckoutLabel: true,
      logo: { size: 'MEDIUM' },
      continueShopping: { hidden: false, displayType: 'TEXT' },
    },
    mainSection: { expressButtonsCornerRadius: 'RECTANGLE' },
  },
  checkoutBillingFields: 'All_FIELDS',
} as const satisfies WireSettings;

/** The wire's names of the policies. */
export const policyKeys = {
  terms: 'termsAndConditions',
  privacy: 'privacyPolicy',
  returns: 'returnPolicy',
  digital: 'digitalItemPolicy',
  contact: 'contactUs',
  custom: 'customPolicy',
} as const satisfies Record<PolicyName, keyof WirePolicies>;
export const policyNames = Object.keys(policyKeys) as PolicyName[];

type Consent = { visible: boolean; checkedByDefault: boolean };

/** Everything that checkouts and their pages need to know, without the texts of the policies. */
export type CheckoutRules = OwnRules & {
  giftCardCode: boolean;
  /** Whether cards are charged later: the money is held until staff capture it. */
  delayCapture: boolean;
  /** Whether money that nobody decided on is captured before the bank lets go of it. */
  captureBeforeExpiry: boolean;
  policyAgreement: Consent;
  /** To mails that are not about orders. */
  marketingConsent: Consent;
  /** Whether buyers of what is not delivered need to say no more of where they live than the country. */
  minimalBilling: boolean;
  /** The visible ones, in the order in which they are shown. */
  policies: { name: PolicyName; title: string | null }[];
  /** Replaces the name of the site above the checkout. */
  heading: string | null;
  /** How the page looks; null: like the rest of the site. */
  look: WireSettings['checkoutBrand'] | null;
  /** Null: the site takes no tips. */
  tips: TipRules | null;
};

/** The tips that buyers may choose from. */
export type TipRules = {
  tipType: 'PERCENTAGE' | 'AMOUNT';
  /** Percentages, or amounts in the site's currency. */
  presets: number[];
  allowCustomAmount: boolean;
};

/** The default tip settings of the site, as far as they concern buyers. */
type StoredTips = {
  tipType?: string;
  presets?: { value?: number | null }[];
  allowCustomerTip?: boolean | null;
  allowCustomAmount?: boolean | null;
};

/** The stored part of the rules, as one statement reads it. */
export type StoredRules = {
  own?: Partial<OwnRules>;
  fields?: WireSettings['checkoutFields'] | null;
  billing?: WireSettings['checkoutBillingFields'] | null;
  look?: WireSettings['checkoutBrand'] | null;
  policies?: { key: string; title: string | null }[];
  tips?: StoredTips | null;
  feeNames?: Record<string, string>;
};

/** What the name of the handling fee is translated as. */
export const FEE_FIELD = 'handlingFee';

const consentOf = (field: { visible?: boolean | null; checkedByDefault?: boolean | null } | undefined): Consent => ({
  visible: field?.visible ?? false,
  checkedByDefault: field?.checkedByDefault ?? false,
});

function tipRulesOf({ tipType, presets = [], allowCustomerTip, allowCustomAmount }: StoredTips): TipRules | null {
  if (allowCustomerTip === false) return null;
  return {
    tipType: tipType === 'AMOUNT' ? 'AMOUNT' : 'PERCENTAGE',
    presets: presets.flatMap(({ value }) => (value ? [value] : [])),
    allowCustomAmount: allowCustomAmount ?? true,
  };
}

/** The rules with whatever the site has not decided on as usual. */
export function rulesOf({
  own,
  fields,
  billing,
  look,
  policies = [],
  tips,
  feeNames = {},
}: StoredRules): CheckoutRules {
  return {
    ...usualRules,
    ...own,
    handlingFee: own?.handlingFee
      ? { ...own.handlingFee, ...(Object.keys(feeNames).length > 0 && { translated: feeNames }) }
      : null,
    giftCardCode: fields?.giftCardRedeemEnabled ?? usualWireSettings.checkoutFields.giftCardRedeemEnabled,
    delayCapture: fields?.delayCaptureEnabled ?? usualWireSettings.checkoutFields.delayCaptureEnabled,
    captureBeforeExpiry:
      fields?.captureBeforeExpiryEnabled ?? usualWireSettings.checkoutFields.captureBeforeExpiryEnabled,
    policyAgreement: consentOf(fields?.policyAgreementCheckbox),
    marketingConsent: consentOf(fields?.subscriptionCheckbox),
    minimalBilling: billing === 'MINIMUM_REQUIRED_FIELDS',
    heading: look?.header?.text || null,
    look: look ? (joined(usualWireSettings.checkoutBrand, look) as WireSettings['checkoutBrand']) : null,
    tips: tips ? tipRulesOf(tips) : null,
    policies: policyNames.flatMap((name) => {
      const shown = policies.find(({ key }) => key === policyKeys[name]);
      return shown ? [{ name, title: shown.title || null }] : [];
    }),
  };
}
