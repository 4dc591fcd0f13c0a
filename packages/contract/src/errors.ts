/**
 * Every application error code that the API may answer with: its HTTP status and what it means.
 * Use cases return these as values; the HTTP layer is the only place that turns them into answers.
 */
export const errorCodes = {
  ALREADY_EXISTS: { status: 409, description: 'Another entity has the same unique value.' },
  BARCODE_ALREADY_EXIST_ERROR: { status: 409, description: 'Another product has this barcode.' },
  BRAND_NOT_FOUND: { status: 404, description: 'There is no such brand.' },
  CALCULATION_ERROR: { status: 428, description: 'Totals could not be calculated.' },
  CART_NOT_FOUND: { status: 404, description: 'There is no such cart.' },
  CHECKOUT_ALREADY_PAID: { status: 428, description: 'The checkout is paid already.' },
  CHECKOUT_CHANGED: { status: 409, description: 'Prices or availability changed since the buyer saw them.' },
  CHECKOUT_IS_COMPLETE: { status: 428, description: 'The checkout was completed and can no longer change.' },
  CHECKOUT_NOT_FOUND: { status: 404, description: 'There is no such checkout.' },
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: { status: 409, description: 'A payment for this checkout is in progress.' },
  CHOICE_NOT_EXIST: { status: 400, description: 'The choice is not one of the option.' },
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: {
    status: 400,
    description: 'A compare-at price must be higher than the price.',
  },
  DUPLICATE_BARCODE_ERROR: { status: 400, description: 'Two variants of the request have the same barcode.' },
  DUPLICATE_PRODUCT_OPTIONS: { status: 400, description: 'Two options of the product have the same name.' },
  DUPLICATE_SLUG_ERROR: { status: 409, description: 'Another product has this slug.' },
  DUPLICATE_VARIANT_OPTION_CHOICE: { status: 400, description: 'Two variants have the same choices.' },
  EMPTY_CHECKOUT: { status: 428, description: 'The checkout has no items.' },
  ERROR_COUPON_DOES_NOT_EXIST: { status: 404, description: 'There is no such coupon.' },
  FULL_OUT_OF_STOCK: { status: 428, description: 'No item of the checkout is in stock.' },
  GIFT_CARD_NOT_FOUND: { status: 404, description: 'There is no such gift card.' },
  IDEMPOTENCY_KEY_IN_PROGRESS: { status: 409, description: 'The first request with this key is still running.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, description: 'The key was used for a request with another body.' },
  ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP: {
    status: 428,
    description: 'A tax group that the platform defines cannot change.',
  },
  INFO_SECTION_ERROR_OCCURRED: { status: 400, description: 'An info section of the product could not be used.' },
  INVALID_CLIENT: { status: 401, description: 'There is no such client.' },
  INVALID_CREDENTIALS: { status: 401, description: 'E-mail and password do not match.' },
  INVALID_GRANT: { status: 400, description: 'The grant is not valid.' },
  INVALID_REVISION: {
    status: 409,
    description: 'The entity was changed since it was read. Read it again and repeat the change.',
  },
  INVALID_SELECTED_CARRIER_SERVICE_OPTION: {
    status: 400,
    description: 'The chosen shipping option is not well formed.',
  },
  MISSING_BILLING_ADDRESS: { status: 428, description: 'A total above zero needs a billing address.' },
  MISSING_SHIPPING_ADDRESS: { status: 428, description: 'Items need shipping and there is no destination.' },
  MISSING_VARIANT_OPTION_CHOICE: { status: 400, description: 'A variant lacks a choice for an option of the product.' },
  MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED: {
    status: 400,
    description: 'A choice of a modifier needs a name and a type.',
  },
  MODIFIER_NAME_AND_TYPE_REQUIRED: { status: 400, description: 'A modifier needs a name and a render type.' },
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS: {
    status: 403,
    description: 'Hidden products are for callers with permission to read them.',
  },
  NO_PERMISSION_TO_READ_MERCHANT_DATA: {
    status: 403,
    description: 'Merchant data is for callers with permission to read it.',
  },
  NO_SELECTED_CARRIER_SERVICE_OPTION: {
    status: 428,
    description: 'Items need shipping and no shipping option is chosen.',
  },
  ONLY_SPACES_STRING_ERROR: { status: 400, description: 'A name needs more than spaces.' },
  ORDER_NOT_FOUND: { status: 404, description: 'There is no such order.' },
  OWNED_CART_NOT_FOUND: { status: 404, description: 'The caller has no cart yet. Adding an item creates it.' },
  PARTIAL_OUT_OF_STOCK: { status: 428, description: 'Some items of the checkout are out of stock.' },
  PAYMENT_ERROR: { status: 428, description: 'The payment was not accepted.' },
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: { status: 428, description: 'The site does not accept this way to pay.' },
  PRODUCT_MEDIA_NOT_EXIST: { status: 400, description: 'There is no such media file.' },
  PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED: {
    status: 400,
    description: 'A choice of an option needs a name and a type.',
  },
  PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED: { status: 400, description: 'An option needs a name and a render type.' },
  REDIRECT_DOMAIN_NOT_ALLOWED: {
    status: 403,
    description: "The address to return to isn't listed as an allowed redirect domain.",
  },
  REDIRECT_INTENT_NOT_SUPPORTED: { status: 428, description: 'The site has no page for this flow.' },
  RIBBON_NOT_FOUND: { status: 404, description: 'There is no such ribbon.' },
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: {
    status: 400,
    description: 'The chosen shipping option does not exist for this destination.',
  },
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: {
    status: 428,
    description: 'The chosen shipping option is no longer offered.',
  },
  SITE_MUST_ACCEPT_PAYMENTS: { status: 428, description: 'The site accepts no payments yet.' },
  SITE_NOT_ACCEPTING_PAYMENTS: { status: 428, description: 'The site accepts no payments at the moment.' },
  SKU_ALREADY_EXIST_ERROR: { status: 409, description: 'Another variant of the product has this SKU.' },
  TOO_MANY_REQUESTS: { status: 429, description: 'Too many requests. Wait and try again.' },
  VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT: {
    status: 400,
    description: 'Variants and options of the product do not fit each other.',
  },
  VARIANT_ID_ALREADY_EXISTS: { status: 409, description: 'Another variant has this id.' },
} as const satisfies Record<string, { status: number; description: string }>;

export type ErrorCode = keyof typeof errorCodes;
