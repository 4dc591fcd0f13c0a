/** The fields of the rules, and what is sent of them. */
import { notAmount } from '../delivery/rates.ts';
import type { Rules } from './queries.ts';

export type FieldUse = NonNullable<Rules['phone']>;

export const readRules = (rules: Rules) => ({
  phone: rules.phone ?? 'OPTIONAL',
  company: rules.company ?? 'OPTIONAL',
  addressLine2: rules.addressLine2 ?? 'OPTIONAL',
  customUse: rules.customField?.use ?? 'HIDDEN',
  customTitle: rules.customField?.title ?? '',
  buyerNote: rules.buyerNote ?? false,
  couponCode: rules.couponCode ?? true,
  giftCardCode: rules.giftCardCode ?? true,
  delayCapture: rules.delayCapture ?? false,
  captureBeforeExpiry: rules.captureBeforeExpiry ?? true,
  minimumSubtotal: rules.minimumSubtotal ?? '',
  agreement: rules.policyAgreement?.visible ?? false,
  marketing: rules.marketingConsent?.visible ?? false,
  marketingChecked: rules.marketingConsent?.checkedByDefault ?? false,
});
export type RulesValues = ReturnType<typeof readRules>;

export const wrongRules = ({ customUse, customTitle, minimumSubtotal }: RulesValues) => ({
  customTitle: customUse !== 'HIDDEN' && !customTitle.trim() && 'Enter the question',
  minimumSubtotal:
    minimumSubtotal.trim() !== '' &&
    (notAmount(minimumSubtotal) ?? (Number(minimumSubtotal) === 0 && 'Leave it empty for no minimum')),
});

export const writeRules = ({
  customUse,
  customTitle,
  minimumSubtotal,
  agreement,
  marketing,
  marketingChecked,
  ...rules
}: RulesValues) => ({
  ...rules,
  customField: { use: customUse, title: customTitle.trim() },
  minimumSubtotal: minimumSubtotal.trim() || null,
  policyAgreement: { visible: agreement, checkedByDefault: false },
  marketingConsent: { visible: marketing, checkedByDefault: marketingChecked },
});
