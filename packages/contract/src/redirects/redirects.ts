import { checkoutOfCartErrors } from '../ecom/cart-requests.ts';
import { events } from '../events.ts';
import { anyone, operation, service } from '../operation.ts';
import { boolean, choice, guid, mapOf, message, nullable, number, readonly, ref, text } from '../schema.ts';

export const AuthorizeRequest = message('AuthorizeRequest', {
  clientId: guid,
  responseType: text({ minLength: 1, maxLength: 100 }),
  redirectUri: nullable(text({ minLength: 1, maxLength: 2048 })),
  scope: nullable(text({ maxLength: 1000 })),
  state: text({ minLength: 1, maxLength: 1500 }),
  responseMode: nullable(text({ maxLength: 100 })),
  codeChallenge: nullable(text({ maxLength: 1000 })),
  codeChallengeMethod: nullable(text({ maxLength: 100 })),
  sessionToken: nullable(text({ maxLength: 2048 })),
  nonce: nullable(text({ maxLength: 512 })),
  prompt: nullable(text({ maxLength: 100 })),
  /** The connection id of the login provider to use. */
  idp: nullable(text({ maxLength: 100 })),
});
export const BookingPolicyViolations = message('BookingPolicyViolations', {
  tooEarlyToBook: nullable(boolean),
  tooLateToBook: nullable(boolean),
  bookOnlineDisabled: nullable(boolean),
  validSubmissionRequired: nullable(boolean),
});
export const CallbackParams = message('CallbackParams', {
  thankYouPageUrl: nullable(text({ maxLength: 2048 })),
  postFlowUrl: nullable(text({ maxLength: 2048 })),
  loginUrl: nullable(text({ maxLength: 2048 })),
  bookingsServiceListUrl: nullable(text({ maxLength: 2048 })),
  cartPageUrl: nullable(text({ maxLength: 2048 })),
  planListUrl: nullable(text({ maxLength: 2048 })),
});
export const LocationType = choice('UNDEFINED', 'OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM');
export const RedirectLocation = message('RedirectLocation', {
  id: nullable(guid),
  name: nullable(text()),
  formattedAddress: nullable(text()),
  formattedAddressTranslated: nullable(text({ maxLength: 512 })),
  locationType: LocationType,
});
export const Prompt = choice('login', 'none', 'consent', 'select_account');
export const URLDetails = message('URLDetails', {
  endpoint: readonly(text({ maxLength: 2048 })),
  searchParams: mapOf(text()),
});
export const RedirectSession = message('RedirectSession', {
  id: guid,
  fullUrl: readonly(text({ maxLength: 2048 })),
  urlDetails: ref(URLDetails),
  sessionToken: readonly(nullable(text({ maxLength: 2048 }))),
  shortUrl: readonly(text({ maxLength: 2048 })),
});
export const RedirectSessionAuthParams = message('RedirectSessionAuthParams', {
  authRequest: ref(AuthorizeRequest),
  prompt: Prompt,
});
export const RedirectSessionBookingsBookParams = message('RedirectSessionBookingsBookParams', {
  resourceId: guid,
});
export const SlotResource = message('SlotResource', {
  id: readonly(nullable(guid)),
  name: nullable(text({ maxLength: 1200 })),
});
export const Slot = message('Slot', {
  sessionId: nullable(text()),
  serviceId: text(),
  scheduleId: text(),
  startDate: nullable(text()),
  endDate: nullable(text()),
  timezone: nullable(text()),
  resource: ref(SlotResource),
  location: ref(RedirectLocation),
  eventId: nullable(text({ minLength: 36, maxLength: 250 })),
});
export const WaitingList = message('WaitingList', {
  totalSpots: nullable(number()),
  openSpots: nullable(number()),
});
export const SlotAvailability = message('SlotAvailability', {
  slot: ref(Slot),
  bookable: boolean,
  totalSpots: nullable(number()),
  openSpots: nullable(number()),
  waitingList: ref(WaitingList),
  bookingPolicyViolations: ref(BookingPolicyViolations),
  locked: nullable(boolean),
  isFromV2: boolean,
});
export const RedirectSessionBookingsCheckoutParams = message('RedirectSessionBookingsCheckoutParams', {
  timezone: text({ maxLength: 40 }),
  slotAvailability: ref(SlotAvailability),
});
export const RedirectSessionEcomCheckoutParams = message('RedirectSessionEcomCheckoutParams', {
  checkoutId: guid,
});
export const RedirectSessionEcomOrderPaymentRequestParams = message('RedirectSessionEcomOrderPaymentRequestParams', {
  paymentRequestId: guid,
});
export const RedirectSessionEventsCheckoutParams = message('RedirectSessionEventsCheckoutParams', {
  reservationId: guid,
  eventSlug: text({ maxLength: 150 }),
});
export const RedirectSessionLoginParams = message('RedirectSessionLoginParams', {});
export const RedirectSessionLogoutParams = message('RedirectSessionLogoutParams', {
  clientId: guid,
});
export const RedirectSessionPaidPlansCheckoutParams = message('RedirectSessionPaidPlansCheckoutParams', {
  planId: guid,
  checkoutData: nullable(text({ maxLength: 2048 })),
});
export const RedirectSessionPreferences = message('RedirectSessionPreferences', {
  useGenericWixPages: nullable(boolean),
  maintainIdentity: nullable(boolean),
  additionalQueryParameters: mapOf(text()),
  checkIfPublish: nullable(boolean),
});
export const RedirectSessionStoresProductParams = message('RedirectSessionStoresProductParams', {
  productSlug: text({ maxLength: 150 }),
});

export const redirects = service('redirects.redirects', ['/_api/redirects-api', '', '/headless'], {
  createRedirectSession: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    creates: 'redirectSession',
    path: '/v1/redirect-session',
    summary: 'Create redirect session',
    permit: anyone('WIX_HEADLESS.WIX_URL_CREATE'),
    request: {
      bookingsCheckout: ref(RedirectSessionBookingsCheckoutParams),
      ecomCheckout: ref(RedirectSessionEcomCheckoutParams),
      eventsCheckout: ref(RedirectSessionEventsCheckoutParams),
      paidPlansCheckout: ref(RedirectSessionPaidPlansCheckoutParams),
      login: ref(RedirectSessionLoginParams),
      logout: ref(RedirectSessionLogoutParams),
      auth: ref(RedirectSessionAuthParams),
      storesProduct: ref(RedirectSessionStoresProductParams),
      bookingsBook: ref(RedirectSessionBookingsBookParams),
      ecomOrderPaymentRequest: ref(RedirectSessionEcomOrderPaymentRequestParams),
      callbacks: ref(CallbackParams),
      preferences: ref(RedirectSessionPreferences),
      origin: nullable(text({ maxLength: 2048 })),
    },
    response: {
      redirectSession: ref(RedirectSession),
    },
    errors: [
      'CHECKOUT_NOT_FOUND',
      ...checkoutOfCartErrors,
      'INVALID_CLIENT',
      'REDIRECT_DOMAIN_NOT_ALLOWED',
      'REDIRECT_INTENT_NOT_SUPPORTED',
      'SITE_NOT_PUBLISHED',
    ],
  }),
});

export const redirectSessionEvents = events('wix.headless.v1.redirect_session', {
  entity: RedirectSession,
  permission: 'WIX_HEADLESS.WIX_URL_CREATE',
  created:
    'A visitor is sent to a hosted page. The event contains the id alone, because its URL grants access to that page.',
});
