import { bulkResult, crud } from '../crud.ts';
import { events } from '../events.ts';
import { anyone, open, operation, service } from '../operation.ts';
import { boolean, choice, guid, immutable, integer, list, message, nullable, readonly, ref, text } from '../schema.ts';
import { CatalogOverrideFields, CatalogReference, CustomLineItem } from '../shared/commerce.ts';
import { CursorQuery } from '../shared/paging.ts';
import { Checkout, CustomContentReference, ExternalReference } from './checkout-entity.ts';

export const WebClientCustomization = message('WebClientCustomization', {
  disabledContinueShoppingButton: boolean,
  disabledPolicyAgreementCheckbox: boolean,
});
export const CheckoutCustomization = message('CheckoutCustomization', {
  webClient: ref(WebClientCustomization),
  lockedGiftCard: boolean,
  lockedCoupon: boolean,
  disabledManualPayment: boolean,
});
export const TemplateLineItem = message('TemplateLineItem', {
  quantity: integer({ minimum: 1, maximum: 100000 }),
  catalogReference: ref(CatalogReference),
  catalogOverrideFields: ref(CatalogOverrideFields),
});
export const CheckoutTemplate = message('CheckoutTemplate', {
  id: readonly(nullable(guid)),
  status: choice('ACTIVE', 'INACTIVE'),
  customization: ref(CheckoutCustomization),
  lineItems: list(ref(TemplateLineItem), { maxItems: 300 }),
  customLineItems: list(ref(CustomLineItem), { maxItems: 300 }),
  couponCode: nullable(text({ maxLength: 100 })),
  customContentReference: ref(CustomContentReference),
  externalReference: immutable(ref(ExternalReference)),
});
export const BulkCheckoutTemplateResult = bulkResult('BulkCheckoutTemplateResult', CheckoutTemplate);

const required = [
  'customLineItems.itemType',
  'customLineItems.productName',
  'lineItems.catalogReference',
  'lineItems.catalogReference.appId',
  'lineItems.quantity',
] as const;

/** Items to be bought by a link: each use of a template is a new checkout. */
export const checkoutTemplates = service('ecom.checkout-templates', ['/ecom', ''], {
  ...crud({
    entity: CheckoutTemplate,
    one: 'checkoutTemplate',
    many: 'checkoutTemplates',
    path: '/v1/checkout-templates',
    permission: 'ECOM.CHECKOUT_TEMPLATE',
    mask: 'fieldMask',
    required,
    query: { request: CursorQuery },
    bulk: { results: list(ref(BulkCheckoutTemplateResult), { minItems: 1, maxItems: 100 }) },
    serves: ['create', 'get', 'update', 'delete', 'query', 'bulkCreate'],
    differs: {
      create: { errors: ['CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS'] },
      bulkCreate: { errors: ['CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS'] },
      update: {
        required: ['checkoutTemplate.id', 'checkoutTemplate'],
        errors: [
          'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS',
          'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS',
        ],
      },
    },
  }),
  createCheckoutFromTemplate: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template',
    summary: 'Create checkout from template',
    permit: anyone('ECOM.CHECKOUT_TEMPLATE_CREATE_CHECKOUT'),
    request: { checkoutTemplateId: guid, siteId: guid },
    response: { checkoutId: guid, checkoutUrl: text(), purchaseFlowId: nullable(guid) },
    required: ['checkoutTemplateId', 'siteId'],
    errors: [
      'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE',
      'ITEM_NOT_FOUND_IN_CATALOG',
      'INSUFFICIENT_INVENTORY',
      'SITE_MUST_ACCEPT_PAYMENTS',
      'SUBSCRIPTION_ONLY_PRODUCT',
      'MEMBERS_ONLY_PRODUCT',
      'LINE_AMOUNT_TOO_LARGE',
      'EMPTY_CHECKOUT',
    ],
  }),
  createAndRedirectToCheckout: operation({
    method: 'GET',
    redirects: true,
    path: '/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout',
    summary: 'Create checkout from template, and go to its page',
    permit: open,
    request: { checkoutTemplateId: guid, siteId: guid },
    response: { redirect: text() },
    required: ['checkoutTemplateId', 'siteId'],
  }),
});

export const CheckoutTemplateUsed = message('CheckoutTemplateUsed', {
  checkoutTemplate: ref(CheckoutTemplate),
  checkout: ref(Checkout),
});
export const checkoutTemplateEvents = events('wix.ecom.v1.checkout_template', {
  entity: CheckoutTemplate,
  permission: 'ECOM.CHECKOUT_TEMPLATE_READ',
  created: 'A checkout template is created.',
  updated: 'A checkout template changes. Checkouts made of it earlier stay as they are.',
  deleted: 'A checkout template is deleted.',
  actions: { used: { when: 'A checkout is created from a template.', carries: CheckoutTemplateUsed } },
});
