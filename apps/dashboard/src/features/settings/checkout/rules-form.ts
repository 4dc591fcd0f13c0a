/** The fields of the rules, and what is sent of them. */
import { words } from '../../../app/words.ts';
import { notAmount } from '../delivery/rates.ts';
import type { Rules } from './queries.ts';

const texts = words.checkoutSettings;

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
  feeName: rules.handlingFee?.name ?? '',
  feeAmount: rules.handlingFee?.amount ?? '',
  feeTaxable: rules.handlingFee?.taxable ?? true,
  feeBelow: rules.handlingFee?.belowSubtotal ?? '',
  verifyCards: rules.verifyCards ?? false,
  agreement: rules.policyAgreement?.visible ?? false,
  marketing: rules.marketingConsent?.visible ?? false,
  marketingChecked: rules.marketingConsent?.checkedByDefault ?? false,
});
export type RulesValues = ReturnType<typeof readRules>;

export const wrongRules = ({ customUse, customTitle, minimumSubtotal, feeName, feeAmount, feeBelow }: RulesValues) => ({
  customTitle: customUse !== 'HIDDEN' && !customTitle.trim() && texts.fields.missingQuestion,
  minimumSubtotal: wrongAmount(minimumSubtotal, texts.conditions.noMinimum),
  feeAmount: wrongAmount(feeAmount, texts.fee.none),
  feeName: feeAmount.trim() !== '' && !feeName.trim() && texts.fee.missingName,
  feeBelow: wrongAmount(feeBelow, texts.fee.always),
});

const wrongAmount = (amount: string, ofZero: string) =>
  amount.trim() !== '' && (notAmount(amount) ?? (Number(amount) === 0 && ofZero));

export const writeRules = ({
  customUse,
  customTitle,
  minimumSubtotal,
  feeName,
  feeAmount,
  feeTaxable,
  feeBelow,
  agreement,
  marketing,
  marketingChecked,
  ...rules
}: RulesValues) => ({
  ...rules,
  customField: { use: customUse, title: customTitle.trim() },
  minimumSubtotal: minimumSubtotal.trim() || null,
  handlingFee: feeAmount.trim()
    ? {
        name: feeName.trim(),
        amount: feeAmount.trim(),
        taxable: feeTaxable,
        belowSubtotal: feeBelow.trim() || null,
      }
    : null,
  policyAgreement: { visible: agreement, checkedByDefault: false },
  marketingConsent: { visible: marketing, checkedByDefault: marketingChecked },
});
