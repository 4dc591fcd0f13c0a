import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  date,
  fieldMask,
  hexColour,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { CommonImage } from '../shared/media.ts';

const policy = { visible: nullable(boolean), content: nullable(text({ maxLength: 100_000 })) };
export const TermsAndConditionsPolicy = message('TermsAndConditionsPolicy', policy);
export const PrivacyPolicy = message('PrivacyPolicy', policy);
export const ReturnPolicy = message('ReturnPolicy', policy);
export const DigitalItemPolicy = message('DigitalItemPolicy', policy);
export const ContactUsPolicy = message('ContactUsPolicy', policy);
export const CustomCheckoutPolicy = message('CustomCheckoutPolicy', {
  ...policy,
  title: nullable(text({ maxLength: 100 })),
});
/** Texts are plain, or HTML, of which harmless markup is kept where they are shown. */
export const CheckoutPolicies = message('CheckoutPolicies', {
  termsAndConditions: ref(TermsAndConditionsPolicy),
  privacyPolicy: ref(PrivacyPolicy),
  returnPolicy: ref(ReturnPolicy),
  digitalItemPolicy: ref(DigitalItemPolicy),
  contactUs: ref(ContactUsPolicy),
  customPolicy: ref(CustomCheckoutPolicy),
});

export const SubscriptionCheckboxField = message('SubscriptionCheckboxField', {
  visible: nullable(boolean),
  checkedByDefault: nullable(boolean),
  splitByChannel: nullable(boolean),
});
export const CheckboxField = message('CheckboxField', {
  visible: nullable(boolean),
  checkedByDefault: nullable(boolean),
});
export const CheckoutFields = message('CheckoutFields', {
  subscriptionCheckbox: ref(SubscriptionCheckboxField),
  policyAgreementCheckbox: ref(CheckboxField),
  giftCardRedeemEnabled: nullable(boolean),
  mitEnabled: nullable(boolean),
  delayCaptureEnabled: nullable(boolean),
  captureBeforeExpiryEnabled: nullable(boolean),
});

const colour = () => nullable(hexColour);
export const BackgroundFill = message(
  'BackgroundFill',
  { color: colour(), image: ref(CommonImage) },
  { atMostOne: [['color', 'image']] },
);
export const CheckoutLogo = message('CheckoutLogo', { size: choice('SMALL', 'MEDIUM', 'LARGE') });
export const ContinueShopping = message('ContinueShopping', {
  hidden: nullable(boolean),
  displayType: choice('TEXT', 'ICON'),
});
export const CheckoutHeader = message('CheckoutHeader', {
  text: nullable(text({ maxLength: 55 })),
  textColor: colour(),
  logo: ref(CheckoutLogo),
  alignment: choice('SIDE', 'CENTER'),
  displayCheckoutLabel: nullable(boolean),
  continueShopping: ref(ContinueShopping),
  backgroundFill: ref(BackgroundFill),
  dividerColor: colour(),
});
export const CheckoutMain = message('CheckoutMain', {
  formBackgroundFill: ref(BackgroundFill),
  summaryBackgroundFill: ref(BackgroundFill),
  dividerColor: colour(),
  tintedBoxColor: colour(),
  expressButtonsCornerRadius: choice('RECTANGLE', 'PILL'),
  cornerRadius: nullable(number({ minimum: 0, maximum: 100 })),
});
export const CheckoutFooter = message('CheckoutFooter', {
  backgroundFill: ref(BackgroundFill),
  dividerColor: colour(),
});
export const CheckoutGlobal = message('CheckoutGlobal', {
  selectionColor: colour(),
  placeOrderButtonColor: colour(),
  buttonColor: colour(),
});
export const CheckoutBrand = message('CheckoutBrand', {
  header: ref(CheckoutHeader),
  mainSection: ref(CheckoutMain),
  footer: ref(CheckoutFooter),
  global: ref(CheckoutGlobal),
});

export const CheckoutSettings = message('CheckoutSettings', {
  checkoutPolicies: ref(CheckoutPolicies),
  checkoutFields: ref(CheckoutFields),
  checkoutBrand: ref(CheckoutBrand),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  checkoutBillingFields: choice('All_FIELDS', 'MINIMUM_REQUIRED_FIELDS'),
});

/** What a site asks of buyers on its checkout page, and how that looks. */
export const checkoutSettings = service('ecom.checkout-settings', ['/ecom', ''], {
  getCheckoutSettings: operation({
    method: 'GET',
    path: '/v1/checkout-settings',
    summary: 'Get checkout settings',
    permit: backOffice('ECOM.READ_CHECKOUT_SETTINGS'),
    request: {},
    response: { checkoutSettings: ref(CheckoutSettings) },
  }),
  updateCheckoutSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/checkout-settings',
    summary: 'Update checkout settings; fields left out stay as they are',
    permit: backOffice('ECOM.UPDATE_CHECKOUT_SETTINGS'),
    request: { checkoutSettings: ref(CheckoutSettings), fieldMask: fieldMask('checkoutSettings') },
    response: { checkoutSettings: ref(CheckoutSettings) },
    required: ['checkoutSettings'],
  }),
});

export const checkoutSettingsEvents = events('wix.ecom.v1.checkout_settings', {
  entity: CheckoutSettings,
  permission: 'ECOM.READ_CHECKOUT_SETTINGS',
  updated: 'What a site asks of buyers on its checkout page changes.',
});
