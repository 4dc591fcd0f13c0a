/** What the site asks buyers for, beside what every order needs. */

import { type PolicyLink, policyLinks } from '@stoa/blocks/site-frame';
import type { Messages } from '@stoa/messages';
import type { ApiCheckoutForm, Checkout } from '../../lib/api.ts';
import type { FieldUse, FieldUses } from '../address/address.ts';
import type { CodeKind } from '../codes/codes.ts';
import { needsShipping } from './needs-shipping.ts';
import { readTipOffer, type TipOffer } from './tip.ts';

export type Look = NonNullable<ApiCheckoutForm['look']>;

export type Asked = {
  phone: FieldUse;
  /** Fields of addresses that are not as usual. */
  address: FieldUses;
  /** A question of the shop's own, whose answers are known by `name`; null: none. */
  customField: { name: string; title: string; isRequired: boolean } | null;
  buyerNote: boolean;
  /** The codes with a field. */
  codes: CodeKind[];
  /** The policies to agree to; null: none. */
  agreement: { isChecked: boolean; policies: PolicyLink[] } | null;
  /** The offer of marketing e-mails; null: none. */
  marketing: { isChecked: boolean } | null;
  /** Whether a billing address is just a country. */
  minimalBilling: boolean;
  /** All visible policies, for the end of the page. */
  policies: PolicyLink[];
  /** Replaces the name of the site; null: does not. */
  heading: string | null;
  /** How the page looks, where it differs from the rest of the site. */
  look: Look;
  /** Null: the site takes none. */
  tips: TipOffer | null;
};

const OPTIONAL: FieldUse = 'OPTIONAL';

/**
 * What is asked of the buyer of a checkout. Policies on digital goods concern only those who buy some; nobody rings at the
 * door of those to whom nothing is delivered, so that they are asked for less.
 */
export function readAsked(
  form: ApiCheckoutForm,
  { customSettings, lineItems = [] }: Pick<Checkout, 'customSettings' | 'lineItems'>,
  messages: Messages['site'],
): Asked {
  const { customField, policyAgreement, marketingConsent, couponCode = true, giftCardCode = true } = form;
  const isDigital = lineItems.some(({ itemType }) => itemType?.preset === 'DIGITAL');
  const isAsked = ({ name }: { name?: string }) => name !== 'contact' && (name !== 'digital' || isDigital);
  const toAgree = policyLinks((form.policies ?? []).filter(isAsked), messages);
  const agrees = policyAgreement?.visible && !customSettings?.disabledPolicyAgreementCheckbox && toAgree.length > 0;
  const forDelivery = (use: FieldUse = OPTIONAL): FieldUse =>
    use === OPTIONAL && !needsShipping({ lineItems }) ? 'HIDDEN' : use;
  return {
    phone: forDelivery(form.phone),
    address: { company: form.company ?? OPTIONAL, addressLine2: forDelivery(form.addressLine2) },
    customField:
      customField?.title && customField.use !== 'HIDDEN'
        ? {
            name: customField.title,
            title: customField.translatedTitle || customField.title,
            isRequired: customField.use === 'REQUIRED',
          }
        : null,
    buyerNote: form.buyerNote ?? false,
    codes: [...(couponCode ? (['coupon'] as const) : []), ...(giftCardCode ? (['giftCard'] as const) : [])],
    agreement: agrees ? { isChecked: policyAgreement.checkedByDefault ?? false, policies: toAgree } : null,
    marketing: marketingConsent?.visible ? { isChecked: marketingConsent.checkedByDefault ?? false } : null,
    minimalBilling: form.minimalBilling ?? false,
    policies: policyLinks(form.policies ?? [], messages),
    heading: form.heading ?? null,
    look: form.look ?? {},
    tips: readTipOffer(form.tips),
  };
}
