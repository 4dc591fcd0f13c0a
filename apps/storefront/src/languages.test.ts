/** Renders every page in all languages: texts that are the same as in English must be data, so none of ours is left in it. */
import { languages } from '@stoa/messages';
import { isSameAsEnglish } from '@stoa/messages/testing/same-as-english';
import { expect, test } from 'vitest';
import { STORES_APP_ID } from './lib/api.ts';
import { routes } from './router.ts';
import { createStorefront, type StorefrontRequest } from './server.tsx';

/** Marks data of the shop, which is the same in every language. */
const OWN = '§';
const ID = '11111111-1111-4111-8111-111111111111';

const price = (amount: string) => ({ amount, formattedAmount: `${OWN}${amount}`, formattedConvertedAmount: '' });
const image = { id: 'suns', width: 1200, height: 1500, altText: `${OWN}suns` };
const address = { country: 'DE', city: `${OWN}Berlin`, addressLine: `${OWN}Torstr. 1`, postalCode: '10119' };
const person = { firstName: `${OWN}Ada`, lastName: `${OWN}Lovelace`, company: `${OWN}Engines` };
const info = { address, contactDetails: person };
const NOW = '2026-05-03T12:00:00Z';

const variant = (id: string, choiceId: string, amount: string) => ({
  id,
  sku: `${OWN}SKU`,
  visible: true,
  choices: [{ optionChoiceIds: { optionId: 'frame', choiceId } }],
  price: { actualPrice: price(amount), compareAtPrice: price('99.00') },
  physicalProperties: { pricePerUnit: { description: `${OWN}per unit` } },
  inventoryStatus: { inStock: choiceId !== 'oak', preorderEnabled: false },
});

const product = {
  id: ID,
  slug: 'suns',
  name: `${OWN}Twin Suns`,
  currency: 'EUR',
  plainDescription: `<p>${OWN}Dots</p>`,
  options: [
    {
      id: 'frame',
      name: `${OWN}Frame`,
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: {
        choices: [
          { choiceId: 'oak', name: `${OWN}Oak` },
          { choiceId: 'none', name: `${OWN}Without` },
        ],
      },
    },
  ],
  modifiers: [
    { id: 'wrap', name: `${OWN}Wrap`, choicesSettings: { choices: [{ choiceId: 'w', name: `${OWN}Linen` }] } },
    {
      id: 'text',
      name: `${OWN}Text`,
      mandatory: true,
      freeTextSettings: { title: `${OWN}Name`, minCharCount: 2, maxCharCount: 20 },
    },
  ],
  media: {
    itemsInfo: {
      items: [
        { id: 'suns', mediaType: 'IMAGE', image },
        {
          id: 'film',
          mediaType: 'VIDEO',
          altText: `${OWN}film`,
          video: { id: 'film', resolutions: [{ url: 'http://shop.test/media/film.mp4', format: 'mp4' }] },
          thumbnail: { url: 'http://shop.test/media/poster.webp', width: 640, height: 360 },
        },
      ],
    },
  },
  variantsInfo: { variants: [variant('v1', 'oak', '59.00'), variant('v2', 'none', '24.00')] },
  infoSections: [{ title: `${OWN}Paper`, plainDescription: `<p>${OWN}Thick</p>` }],
  inventory: { availabilityStatus: 'OUT_OF_STOCK' },
};
const others = ['PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'].map((availabilityStatus, index) => ({
  ...product,
  id: `${ID.slice(0, -1)}${index + 2}`,
  slug: `other-${index}`,
  name: `${OWN}Other ${index}`,
  inventory: { availabilityStatus, preorderAvailability: index === 0 ? 'NO_VARIANTS' : 'ALL_VARIANTS' },
}));

const text = (words: string, ...decorations: object[]) => ({ type: 'TEXT', textData: { text: words, decorations } });
const paragraph = (words: string) => ({ type: 'PARAGRAPH', nodes: [text(`${OWN}${words}`)] });
const table = [{ type: 'TABLE_ROW', nodes: [{ type: 'TABLE_CELL', nodes: [paragraph('cell')] }] }];
const post = {
  ...{ id: ID, slug: 'ink', title: `${OWN}Ink`, excerpt: `${OWN}Two colours`, authorName: `${OWN}Ada` },
  ...{ minutesToRead: 4, firstPublishedDate: NOW, lastPublishedDate: NOW, metrics: { likes: 2 } },
  media: { wixMedia: { image }, displayed: true, altText: `${OWN}print` },
  richContent: {
    nodes: [
      { type: 'HEADING', headingData: { level: 2 }, nodes: [text(`${OWN}Paper`, { type: 'BOLD' })] },
      paragraph('words'),
      { type: 'BULLETED_LIST', nodes: [{ type: 'LIST_ITEM', nodes: [paragraph('item')] }] },
      { type: 'TABLE', tableData: { rowHeader: true }, nodes: table },
      { type: 'IMAGE', imageData: { image: { src: { id: 'suns' } }, altText: `${OWN}suns` } },
      { type: 'GALLERY', galleryData: { items: [{ image: { media: { src: { id: 'suns' } } }, altText: `${OWN}a` }] } },
      { type: 'VIDEO', videoData: { video: { src: { id: 'film.mp4' } } } },
      { type: 'AUDIO', audioData: { audio: { src: { id: 'talk.mp3' } } } },
      { type: 'FILE', fileData: { src: { id: 'plan.pdf' }, name: `${OWN}plan.pdf` } },
      { type: 'LINK_PREVIEW', linkPreviewData: { link: { url: 'https://elsewhere.example' } } },
      { type: 'BUTTON', buttonData: { text: `${OWN}Shop`, link: { url: '/shop' } } },
    ],
  },
};
const blogCategory = { id: ID, label: `${OWN}Care`, slug: 'care', title: `${OWN}Care`, postCount: 2 };
const blogTag = { id: ID, label: `${OWN}Risograph`, slug: 'risograph', publishedPostCount: 1 };
const postPage = {
  post,
  ...{ categories: [blogCategory], tags: [blogTag], related: [post] },
  ...{ previous: { ...post, slug: 'before' }, next: { ...post, slug: 'after' } },
};

const line = (status: string) => ({
  id: status,
  quantity: 2,
  productName: { original: `${OWN}Twin Suns` },
  price: price('20.00'),
  fullPrice: price('24.00'),
  lineItemPrice: price('40.00'),
  physicalProperties: { shippable: true },
  descriptionLines: [{ name: { original: `${OWN}Frame` }, plainText: { original: `${OWN}Oak` } }],
  availability: { status, quantityAvailable: 1 },
});
const sums = {
  subtotal: price('40.00'),
  discount: price('4.00'),
  shipping: price('0.00'),
  additionalFees: price('1.00'),
  totalAdditionalFees: price('1.00'),
  tax: price('6.00'),
  total: price('37.00'),
};
const lineItems = ['AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE'].map(line);
const requestToPay = {
  title: `${OWN}Rest`,
  description: `${OWN}For the engraving`,
  orderNumber: `${OWN}10001`,
  amount: price('10.00'),
  state: 'UNPAID',
  expirationDate: NOW,
  methods: ['card', 'offline'],
  bankDetails: `${OWN}IBAN`,
};
const checkout = {
  id: 'c1',
  lineItems,
  priceSummary: sums,
  taxIncludedInPrice: true,
  billingInfo: { ...info, address: { ...address, country: 'FR' } },
  shippingInfo: {
    shippingDestination: info,
    selectedCarrierServiceOption: { code: 'standard' },
    carrierServiceOptions: [
      {
        carrierId: 'post',
        shippingOptions: [{ code: 'standard', title: `${OWN}Standard`, cost: { price: price('0') } }],
      },
    ],
  },
};
const order = (paymentStatus: string) => ({
  id: ID,
  currency: 'EUR',
  number: `${OWN}10001`,
  createdDate: NOW,
  paymentStatus,
  lineItems,
  priceSummary: sums,
  taxIncludedInPrices: true,
  billingInfo: info,
  buyerInfo: { email: `${OWN}ada@example.com` },
  shippingInfo: { title: `${OWN}Standard`, logistics: { shippingDestination: info } },
});
const counted = (name: string, values: string[]) => ({
  name,
  values: { results: values.map((value, index) => ({ value, count: index + 1 })) },
});
const listed = {
  products: [product, ...others],
  total: 60,
  corrections: [{ word: 'sunns', alternatives: [`${OWN}suns`] }],
  aggregationData: {
    results: [
      counted(
        'brand',
        Array.from({ length: 12 }, (_, index) => `${OWN}brand ${index}`),
      ),
      counted('tag', [ID, others[0]?.id ?? '']),
      counted('stock', ['IN_STOCK']),
      counted('options', [`${OWN}Frame\u001f${OWN}Oak`, `${OWN}Frame\u001f${OWN}None`]),
      { name: 'min', scalar: { value: 7.5 } },
      { name: 'max', scalar: { value: 150 } },
      { name: 'sale', ranges: { results: [{ from: 0, count: 5 }] } },
    ],
  },
};
const category = { id: ID, slug: 'art', name: `${OWN}Art`, visible: true, description: `${OWN}About art`, image };
const devices = ['a', 'b'].map((id) => ({
  id,
  device: `${OWN}Firefox`,
  address: `${OWN}::1`,
  lastSeenDate: NOW,
  expiresDate: NOW,
  isCurrent: id === 'a',
}));
const factors = {
  factors: ['TOTP', 'WEBAUTHN', 'EMAIL', 'RECOVERY_CODE'].map((type) => ({ id: type, type, codesLeft: 3 })),
  availableFactors: ['TOTP', 'WEBAUTHN', 'EMAIL'].map((factorType) => ({ factorType, factorStatus: 'ENABLED' })),
  reauthenticationFactors: ['PASSWORD', 'TOTP', 'EMAIL', 'RECOVERY_CODE', 'WEBAUTHN'],
};
const challenge = {
  factorType: 'TOTP',
  browserCanBeRemembered: true,
  availableFactors: ['EMAIL', 'RECOVERY_CODE', 'WEBAUTHN'].map((factorType) => ({
    factorType,
    factorStatus: 'ENABLED',
  })),
};
const member = {
  id: 'm1',
  loginEmail: `${OWN}ada@example.com`,
  profile: { nickname: `${OWN}Ada` },
  contact: { ...person, addresses: [{ id: 'a1', ...address }], phones: ['1'] },
};

const policies = [
  ...['terms', 'privacy', 'returns', 'digital', 'contact', 'custom'].map((name) => ({ name, title: null })),
  { name: 'custom', title: `${OWN}Batteries` },
];
const asked = {
  phone: 'REQUIRED',
  company: 'REQUIRED',
  addressLine2: 'REQUIRED',
  customField: { use: 'REQUIRED', title: `${OWN}Size` },
  buyerNote: true,
  policyAgreement: { visible: true },
  marketingConsent: { visible: true },
  tips: { tipType: 'AMOUNT', presets: [2], allowCustomAmount: true },
  policies,
};

const consent = {
  categories: ['FUNCTIONAL', 'ANALYTICS', 'ADVERTISING'],
  policy: { essential: true },
  tags: [],
};
const site = {
  name: `${OWN}Halftone`,
  currency: 'EUR',
  timeZone: 'UTC',
  navigation: [{ label: `${OWN}Prints`, href: '/shop' }],
  policies,
  paymentMethods: [
    { id: 'card', title: `${OWN}Card`, form: 'TEST_CARDS', savesCards: true },
    { id: 'offline', title: `${OWN}Invoice` },
  ],
};

const invited = (isUnsubscribed: boolean) => ({
  name: `${OWN}Ada`,
  items: [null, 'APPROVED', 'IN_MODERATION', 'SUBMITTED', 'REJECTED'].map((written, index) => ({
    product: { id: `${ID}${index}`, name: `${OWN}Sofa`, slug: 'sofa', image: null },
    written,
  })),
  isUnsubscribed,
});

const FORM = `/form-schema-service/v4/forms/${ID}`;
const SUBMISSIONS = '/form-submission-service/v4/submissions';
const labelled = { label: `${OWN}Field` };
const chosen = { ...labelled, options: [{ id: ID, label: `${OWN}One`, value: 'one' }] };
const fieldsToFill: Record<string, object> = {
  text: { stringOptions: { textInputOptions: labelled } },
  topic: { stringOptions: { dropdownOptions: chosen } },
  way: { stringOptions: { radioGroupOptions: chosen } },
  days: { arrayOptions: { checkboxGroupOptions: chosen } },
  stars: { numberOptions: { ratingInputOptions: labelled } },
  consent: { booleanOptions: { checkboxOptions: {} } },
};
const form = {
  id: ID,
  formFields: Object.entries(fieldsToFill).map(([target, options], index) => ({
    id: `${target}-field`,
    inputOptions: { target: `${OWN}${target}`, required: index % 2 > 0, ...options },
  })),
};
const wrong = (target: string, errorType: string, params: object = {}) => ({
  data: { submissionValidationErrors: { errors: [{ errorPath: `${OWN}${target}`, errorType, params }] } },
});
const wrongEntries = [
  wrong('text', 'MAX_LENGTH_ERROR', { limit: 2 }),
  wrong('topic', 'REQUIRED_VALUE_ERROR'),
  wrong('way', 'FORMAT_ERROR', { format: 'PHONE' }),
  wrong('days', 'MIN_ITEMS_ERROR', { limit: 2 }),
  wrong('stars', 'MAX_VALUE_ERROR', { limit: 5 }),
  wrong('consent', 'REQUIRED_VALUE_ERROR'),
];

class Refusal {
  status: number;
  body: object;
  constructor(status: number, code: string, fieldViolations: object[] = []) {
    this.status = status;
    this.body = { details: { applicationError: { code }, validationError: { fieldViolations } } };
  }
}

type Answers = Record<string, unknown>;

/** Responses of the API, by the beginning of the path. */
const estimate = { cart: { lineItems }, priceSummary: sums };
const violations = [{ severity: 'ERROR', target: { lineItem: { id: 'AVAILABLE' } } }];
/** A subscription whose last charge failed. */
const subscription = {
  id: ID,
  status: 'ACTIVE',
  title: `${OWN}Monthly`,
  settings: { frequency: 'MONTH', interval: 3, billingCycles: 6 },
  items: [{ name: `${OWN}Coffee`, quantity: 1 }],
  total: price('9.00'),
  createdDate: NOW,
  nextChargeDate: NOW,
  problem: 'PAYMENT',
};

const savedCard = (id: string, more: object) => ({
  id,
  usable: true,
  primary: false,
  paymentMethod: {
    cardInfo: { brandName: `${OWN}Visa`, lastFourDigits: '4242', expirationMonth: 12, expirationYear: 2049 },
  },
  ...more,
});
const ended = { cardInfo: { brandName: null, lastFourDigits: '0005', expirationMonth: 1, expirationYear: 2024 } };
const soon = new Date(Date.now() + 20 * 24 * 3_600_000);
const endsSoon = {
  cardInfo: { ...ended.cardInfo, expirationMonth: soon.getUTCMonth() + 1, expirationYear: soon.getUTCFullYear() },
};
const SAVED = '/_api/payments/saved-payment-methods/v1/saved-payment-methods';

const answers: Answers = {
  [SAVED]: {
    savedPaymentMethods: [
      savedCard('s1', { primary: true }),
      savedCard('s2', { paymentMethod: ended }),
      savedCard('s3', { usable: false, paymentMethod: endsSoon }),
    ],
  },
  '/stoa/v1/storefront/products': listed,
  [`/stoa/v1/storefront/products/${ID}/availability`]: {
    variants: [
      { variantId: 'v1', inStock: false, quantity: 0, preorder: null },
      { variantId: 'v2', inStock: true, quantity: 2, preorder: null },
    ],
  },
  '/stoa/v1/storefront/banners': {
    banners: [{ id: ID, name: `${OWN}Sale`, image: { id: 'b.jpg', width: 4, height: 3 }, position: 1 }],
  },
  '/ecom/v1/carts/current/estimate': estimate,
  '/ecom/v1/carts/current': { cart: { lineItems } },
  '/ecom/v1/checkouts/c1': { checkout },
  '/stoa/v1/checkout-form': { form: asked },
  '/tips/v1/tips/choice': { tipChoice: { tipType: 'CUSTOM', value: '' } },
  '/stoa/v1/policies/terms/page': { policy: { name: 'terms', title: null, html: `<p>${OWN}Be kind</p>` } },
  '/ecom/v1/orders/search': {
    orders: ['PAID', 'NOT_PAID', 'PENDING', 'PARTIALLY_PAID', 'FULLY_REFUNDED', 'CANCELED'].map(order),
    metadata: { cursors: { next: 'x' } },
  },
  '/ecom/v1/orders/': { order: order('PAID') },
  '/stoa/v1/gift-card-product/offered': {
    product: {
      ...{ id: ID, name: `${OWN}Card`, description: `${OWN}A present`, validityMonths: 24 },
      presets: [{ id: ID, price: '25.00', value: '30.00' }],
      customAmount: { min: '10.00', max: '200.00' },
    },
  },
  '/stoa/v1/orders/': { giftCards: [{ obfuscatedCode: `****${OWN}`, amount: price('7.00') }] },
  '/stoa/v1/payment-requests/open': { request: requestToPay },
  '/stoa/v1/order-pages/open': { order: order('PAID'), fulfillments: [], giftCards: [], invoices: [], receipts: [] },
  '/stoa/v1/order-pages/request': {},
  '/stoa/v1/subscriptions/mine': {
    subscriptions: (['ACTIVE', 'PAUSED', 'SUSPENDED', 'CANCELED', 'ENDED'] as const).map((status) => ({
      ...subscription,
      status,
    })),
  },
  [`/stoa/v1/subscriptions/${ID}`]: {
    subscription,
    cycles: [{ cycle: 1, orderId: ID, orderNumber: '10001', date: NOW, total: price('9.00') }],
  },
  '/stoa/v1/returns/open': {
    returns: (['REQUESTED', 'APPROVED', 'DECLINED', 'RECEIVED', 'REFUNDED', 'CANCELED'] as const).map((status, at) => ({
      ...{ id: `${ID}${at}`, status, answer: `${OWN}Hm`, createdDate: NOW },
      lineItems: [{ lineItemId: 'AVAILABLE', quantity: 1 }],
    })),
    returnable: [{ lineItemId: 'AVAILABLE', quantity: 1 }],
    conditions: `${OWN}Unused`,
    until: NOW,
  },
  '/stoa/v1/review-invitations/open': { invitation: invited(false) },
  '/ecom/v1/fulfillments/orders/': {
    orderWithFulfillments: {
      fulfillments: [
        {
          id: ID,
          createdDate: NOW,
          lineItems: [{ id: 'AVAILABLE', quantity: 1 }],
          trackingInfo: { trackingNumber: '1', shippingProvider: `${OWN}Post`, trackingLink: 'https://post.example/1' },
        },
      ],
    },
  },
  '/categories/v1/categories/query': { categories: [category] },
  '/categories/v1/categories/slug/': { category },
  '/members/v1/members/my': { member },
  '/stores/v3/products/search': { products: [product, ...others] },
  '/stoa/v1/visitors/current/collected': {
    cartItemCount: 3,
    wishedProductIds: [product, ...others].map(({ id }) => id),
  },
  '/back-in-stock-service/v1/back-in-stock-notification-requests/settings': {
    settings: { collectionStates: [{ appId: STORES_APP_ID, collectingRequests: true }] },
  },
  '/v3/posts': { posts: [post], metaData: { total: 1 } },
  '/blog/v3/categories/slugs/': { category: blogCategory },
  '/blog/v3/categories': { categories: [blogCategory] },
  '/v3/tags/slugs/': { tag: blogTag },
  '/blog/v1/likes/query': { likes: [] },
  '/stoa/v1/blog/search': { posts: [post] },
  '/stoa/v1/blog/pages/': { page: postPage },
  '/stoa/v1/blog/previews/': { page: postPage },
  '/tags/v1/tags/query': { tags: [product, ...others].map(({ id, name }) => ({ id, name })) },
  [`/categories/v1/categories/${ID}/arranged-items`]: { items: [] },
  '/stoa/v1/address-formats/': {
    format: {
      country: 'DE',
      lines: [{ parts: ['addressLine'] }, { parts: ['postalCode', 'city', 'subdivision'] }],
      required: ['addressLine', 'city', 'postalCode', 'subdivision'],
      postalCode: { name: 'POSTAL_CODE', pattern: '\\d{5}', example: '26133' },
      subdivisionName: 'STATE',
      envelope: '%N%n%O%n%A%n%Z %C',
    },
  },
  '/stoa/v1/login-providers': { loginProviders: [{ id: 'p', name: `${OWN}Elsewhere` }] },
  '/stoa/v1/pages/published': {
    page: {
      root: {
        id: 'page',
        type: 'page',
        props: { title: `${OWN}Home` },
        slots: {
          content: [
            { id: 'b', type: 'productGrid' },
            { id: 'letters', type: 'form', props: { form: ID } },
            { id: 'place', type: 'address', props: { address: `${OWN}Torstr. 1` } },
            { id: 'compared', type: 'beforeAfter', props: { beforeLabel: `${OWN}old`, afterLabel: `${OWN}new` } },
            { id: 'clock', type: 'countdown', props: { until: NOW } },
            {
              id: 'film',
              type: 'video',
              props: {
                address: 'https://youtu.be/dQw4w9WgXcQ',
                transcript: [{ type: 'paragraph', content: [{ type: 'text', text: `${OWN}Hello` }] }],
              },
            },
            { id: 'table', type: 'table' },
          ],
        },
      },
    },
  },
  [FORM]: { form },
  [SUBMISSIONS]: new Refusal(400, '', wrongEntries),
  '/stoa/v1/previews/': {
    preview: {
      pageId: ID,
      version: '1',
      root: { id: 'page', type: 'page', props: { title: `${OWN}Home` } },
      addresses: [''],
    },
  },
  '/stores/v3/products/slug/': { product },
};

const ownReview = (moderationStatus: string) => ({
  id: ID,
  revision: '1',
  content: {
    rating: 2,
    title: `${OWN}Meh`,
    body: `${OWN}Dots`,
    media: [{ image: { id: 'r.jpg', width: 4, height: 3 } }],
  },
  author: { authorName: `${OWN}Ada` },
  reviewDate: NOW,
  moderation: { moderationStatus },
});
const productReviews = {
  summary: { average: 4.5, count: 12, distribution: [0, 1, 2, 3, 6], withMedia: 2 },
  total: 12,
  access: 'OPEN',
  reviews: [
    {
      id: ID,
      authorName: null,
      verified: true,
      rating: 5,
      title: `${OWN}Lovely`,
      body: `${OWN}Dots`,
      media: [{ image: { id: 'r.jpg', width: 4, height: 3 } }],
      reviewDate: NOW,
      reply: { message: `${OWN}Thanks`, createdDate: NOW },
      helpful: 2,
      unhelpful: 1,
      ownVote: 'HELPFUL',
      isOwn: false,
    },
  ],
};
const REVIEWS = `/stoa/v1/storefront/products/${ID}/reviews`;
const reviewed = {
  '/stores/v3/products/slug/': { product: { ...product, rating: { average: 4.5, count: 12 } } },
  [REVIEWS]: productReviews,
};
const reviewing = (status: string) => ({
  '/stoa/v1/visitors/current/collected': { hasReviews: true },
  [REVIEWS]: { ...productReviews, own: ownReview(status) },
});

type Call = Parameters<StorefrontRequest['transport']>[0];

type Rendered = { status: number; html: string };

async function render(path: string, language: string, { form, ...more }: Page): Promise<Rendered> {
  const known = { ...answers, '/stoa/v1/site': { site: { ...site, language } }, ...more.answers };
  const find = (call: Call): unknown =>
    Object.entries(known)
      .filter(([start]) => call.path.split('?')[0]?.startsWith(start))
      .toSorted(([one], [other]) => other.length - one.length)[0]?.[1];
  const { status, body } = await createStorefront({ manifest: { 'src/client.ts': { file: 'c.js' } } }).handle({
    method: form === undefined ? 'GET' : 'POST',
    url: new URL(path, 'http://shop.test'),
    form: form === undefined ? null : new URLSearchParams(form),
    files: [],
    language,
    languageCountry: null,
    languagePath: '',
    nonce: 'n',
    displayCurrency: null,
    displayCurrencyOf: async () => null,
    decision: '',
    returnAddresses: {},
    isKnown: true,
    remember: (_key, load) => load(),
    transport: async (call) => {
      const found = find(call);
      if (found instanceof Refusal) return { status: found.status, body: found.body, requestId: 'r1' };
      return { status: found ? 200 : 404, body: found ?? { message: 'nothing' }, requestId: 'r1' };
    },
  });
  return { status, html: typeof body === 'string' ? body : (await Array.fromAsync(body)).join('') };
}

/** The texts of a page, and the attributes that are read out or shown. */
function textsOf(html: string): string[] {
  const shown = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<option.*?<\/option>/gs, '')
    .replaceAll('<!-- -->', '');
  const attributes = [...shown.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, text]) => text);
  return [...shown.split(/<[^>]*>/), ...attributes].flatMap((text) => text?.trim() || []);
}

/** `status` is 200 by default, or 422 for forms. */
type Page = { form?: string; answers?: Answers; status?: number };
const codes = {
  giftCard: { obfuscatedCode: `****${OWN}`, amount: price('37.00') },
  currency: 'EUR',
  appliedDiscounts: [{ coupon: { code: OWN, amount: price('1.00') } }, { discountRule: { amount: price('1.00') } }],
  calculationErrors: { couponCalculationError: { applicationError: { code: 'ERROR_COUPON_HAS_EXPIRED' } } },
};
const nobody = { '/members/v1/members/my': {} };

const security = { '/stoa/v1/security': { ...factors, sessions: devices, rememberedBrowsers: devices } };
const open = {
  '/stoa/v1/security': { ...security['/stoa/v1/security'], changesAllowedUntil: NOW },
};
const secrets = {
  '/stoa/v1/security/totp': { factorId: 'f', uri: 'otpauth://totp/a?secret=b', secret: `${OWN}ABCD` },
  '/stoa/v1/security/recovery-codes': { codes: [`${OWN}1`, `${OWN}2`] },
};
const FOLLOW = '/stoa/v1/payments/p1/follow';
const LOGIN = '/_api/iam/authentication/v2/login';
const weakPassword = {
  '/stoa/v1/security/password': new Refusal(400, '', [
    { field: 'newPassword', violatedRule: 'VALIDATION', ruleName: 'WEAK_PASSWORD' },
  ]),
};
const unknownRequest = new Refusal(404, 'ORDER_PAYMENT_REQUEST_NOT_FOUND');
const unknownLink = new Refusal(404, 'REVIEW_INVITATION_NOT_FOUND');
const tooLarge = new Refusal(428, 'LINE_AMOUNT_TOO_LARGE');
const wrongPassword = { '/stoa/v1/security/reauthentication': new Refusal(400, 'VERIFICATION_FAILED') };

const asking = { '/stoa/v1/site': { site: { ...site, consent } } };

const pages: [string, Page][] = [
  ['/consent?saved', { answers: asking }],
  ['/policies/terms', { answers: asking }],
  ['/', {}],
  ['/', { form: 'block=letters' }],
  ['/?sent=letters', {}],
  ['/', { form: 'block=letters', answers: { [SUBMISSIONS]: new Refusal(400, 'INVALID_CAPTCHA') } }],
  ['/', { form: 'block=letters', answers: { [SUBMISSIONS]: new Refusal(404, 'FORM_NOT_FOUND') } }],
  ['/', { answers: { [FORM]: { form: { ...form, enabled: false } } } }],
  ['/shop', {}],
  ['/shop?brand=x&stock=in&sale=yes&min=1&max=2&page=2', {}],
  ['/shop?brand=x&min=1', { answers: { '/stoa/v1/storefront/products': { ...listed, products: [], total: 0 } } }],
  ['/shop?max=5', {}],
  ['/category/art', {}],
  ['/category/art?max=5', { answers: { '/stoa/v1/storefront/products': {} } }],
  ['/search?q=sunns', {}],
  ['/search', {}],
  ['/search?q=nothing', { answers: { '/stoa/v1/storefront/products': { products: [], total: 0 } } }],
  ['/product-page/suns', {}],
  ['/product-page/suns', { answers: { '/stoa/v1/visitors/current/collected': {} } }],
  ['/product-page/suns?%C2%A7Frame=%C2%A7Oak', {}],
  ['/product-page/suns', { form: 'option.frame=none&quantity=1' }],
  ['/product-page/suns', { form: 'option.frame=none&modifier.text=x&quantity=1' }],
  ['/product-page/suns', { form: 'option.frame=oak&quantity=1' }],
  ['/product-page/suns', { form: 'option.frame=none&modifier.text=Ada&quantity=0' }],
  ['/product-page/suns', { answers: reviewed }],
  [
    '/product-page/suns?reviews-stars=5&reviews-photos=yes&reviews-verified=yes&reviews-sort=newest',
    { answers: reviewed },
  ],
  ['/product-page/suns?reviews-stars=1', { answers: { ...reviewed, [REVIEWS]: { ...productReviews, reviews: [] } } }],
  ['/product-page/suns?reviews-notice=vote-failed', { answers: reviewed }],
  ['/product-page/suns?reviews-notice=deleted', {}],
  ...['APPROVED', 'IN_MODERATION', 'REJECTED'].map((status): [string, Page] => [
    '/product-page/suns?reviews-notice=written',
    { answers: reviewing(status) },
  ]),
  ['/product-page/suns/review', { answers: { ...nobody, [REVIEWS]: productReviews } }],
  ['/product-page/suns/review', { form: 'name=', answers: { ...nobody, [REVIEWS]: productReviews } }],
  [
    '/product-page/suns/review',
    {
      form: 'stars=5&name=Ada',
      answers: { [REVIEWS]: productReviews, '/reviews/v1/reviews': new Refusal(400, 'CAPTCHA_TOKEN_REQUIRED') },
    },
  ],
  [
    '/product-page/suns/review',
    {
      form: 'stars=5&name=Ada',
      answers: { [REVIEWS]: productReviews, '/reviews/v1/reviews': new Refusal(409, 'REVIEW_ALREADY_EXISTS') },
    },
  ],
  ['/product-page/suns/review', { answers: { [REVIEWS]: { access: 'LOGIN_REQUIRED' } } }],
  ['/product-page/suns/review', { answers: { [REVIEWS]: { access: 'PURCHASE_REQUIRED' } } }],
  ['/product-page/suns/review', { answers: reviewing('APPROVED') }],
  ['/product-page/suns/review?delete', { answers: reviewing('APPROVED') }],
  ['/account/reviews', { answers: { '/stoa/v1/storefront/my-reviews': {} } }],
  [
    '/account/reviews',
    {
      answers: {
        '/stoa/v1/storefront/my-reviews': {
          total: 50,
          reviews: [
            {
              review: ownReview('APPROVED'),
              product: { id: ID, name: `${OWN}Suns`, slug: 'suns', visible: true, image },
            },
          ],
        },
      },
    },
  ],
  ['/blog', {}],
  ['/blog?page=2', { answers: { '/v3/posts': { posts: [post], metaData: { total: 20 } } } }],
  ['/blog', { answers: { '/v3/posts': { posts: [] } } }],
  ['/blog/categories/care', {}],
  ['/blog/categories/care', { answers: { '/v3/posts': { posts: [] } } }],
  ['/blog/tags/risograph', {}],
  ['/blog/ink', {}],
  ['/blog/ink', { answers: { '/blog/v1/likes/query': { likes: [{ id: ID }] } } }],
  ['/blog/unknown', { answers: { '/stoa/v1/blog/pages/': new Refusal(404, 'NOT_FOUND') }, status: 404 }],
  ['/blog/preview/token', {}],
  ['/cart', {}],
  [
    '/cart?notice=updated',
    { answers: { '/ecom/v1/carts/current/estimate': { cart: { lineItems: [line('AVAILABLE')] } } } },
  ],
  ['/cart?notice=limited', { answers: { '/ecom/v1/carts/current': {}, '/ecom/v1/carts/current/estimate': {} } }],
  ['/cart?notice=tooExpensive', { answers: { '/ecom/v1/carts/current/estimate': { ...estimate, violations } } }],
  [
    '/product-page/suns',
    {
      form: 'option.frame=none&modifier.text=Ada&quantity=1',
      answers: { '/ecom/v1/carts/current/add-to-cart': tooLarge },
    },
  ],
  ['/cart?notice=removed&removed=%5B%5D', {}],
  ['/cart', { form: 'intent=applyCode&code=' }],
  [
    '/cart',
    {
      form: 'code=X',
      answers: {
        '/ecom/v1/carts/current': new Refusal(404, 'ERROR_COUPON_DOES_NOT_EXIST'),
        '/ecom/v1/carts/current/estimate': estimate,
      },
    },
  ],
  ['/wishlist?notice=full', {}],
  ['/wishlist', { answers: { '/stoa/v1/visitors/current/collected': {} } }],
  ['/checkout/c1', {}],
  ['/checkout/c1?notice=declined', { answers: nobody, status: 422 }],
  ['/checkout/c1', { form: 'intent=applyCode&code=', answers: nobody }],
  ['/checkout/c1', { answers: { '/ecom/v1/checkouts/c1': { checkout: { ...checkout, ...codes } } } }],
  ['/checkout/c1', { form: 'intent=pay&billTo=other', answers: { '/members/v1/members/my': {} } }],
  ['/checkout/c1', { answers: { '/ecom/v1/checkouts/c1': { checkout: { id: 'c1', lineItems } } } }],
  ['/checkout/c1', { answers: { '/ecom/v1/checkouts/c1': { checkout: { ...checkout, violations } } } }],
  ['/checkout/c1', { answers: { '/ecom/v1/checkouts/c1': { checkout: { ...checkout, completed: true } } } }],
  ['/checkout/c1/confirm?payment=p1', {}],
  ['/checkout/c1', { answers: { '/stoa/v1/checkout-form': { form: {} } } }],
  ['/checkout/c1/return?payment=p1', { answers: { [FOLLOW]: { outcome: 'PROCESSING' } } }],
  ['/checkout/c1/return?payment=p1', { answers: { [FOLLOW]: { outcome: 'ACTION_REQUIRED', actionUrl: 'https://x' } } }],
  ['/pay/token', {}],
  ['/pay/token?notice=declined', { status: 422 }],
  ['/pay/token', { form: 'x=1' }],
  ...['PAID', 'EXPIRED', 'VOIDED', 'SETTLED'].map((state): [string, Page] => [
    '/pay/token',
    { answers: { '/stoa/v1/payment-requests/open': { request: { ...requestToPay, state } } } },
  ]),
  ['/pay/unknown', { answers: { '/stoa/v1/payment-requests/open': unknownRequest }, status: 404 }],
  ['/pay/token/confirm?payment=p1', {}],
  ['/policies/terms', {}],
  ['/policies/privacy', { status: 404, answers: { '/stoa/v1/policies/privacy/page': new Refusal(404, 'NOT_FOUND') } }],
  ['/policies/unknown', { status: 404 }],
  ['/preview/token', {}],
  ['/preview/token/about', {}],
  ['/preview/token/product-page/suns', {}],
  ['/preview/token/_not-found', { status: 404 }],
  ['/preview/token/shop', {}],
  ['/preview/token/category/posters', {}],
  ['/preview/token/search', {}],
  ['/preview/token/cart', {}],
  ['/preview/token/blog', {}],
  ['/preview/token/blog/categories/care', {}],
  ['/preview/token/blog/ink', {}],
  ['/checkout/none', { answers: nobody, status: 404 }],
  [`/thank-you/${ID}`, {}],
  ['/gift-card', {}],
  ['/gift-card', { form: 'amount=own&for=someone&sendOn=never' }],
  ['/gift-card', { form: 'amount=none' }],
  ['/account?notice=saved', {}],
  ['/account', { form: 'displayName=' }],
  ['/account/addresses?notice=saved', {}],
  ['/account/addresses', { form: 'country=DE' }],
  ['/account/payment-methods', {}],
  ['/account/payment-methods', { answers: { [SAVED]: { savedPaymentMethods: [] } } }],
  ...['removed', 'preferred', 'inUse', 'gone'].map((notice): [string, Page] => [
    `/account/payment-methods?notice=${notice}`,
    {},
  ]),
  [
    '/checkout/c1',
    { answers: { '/ecom/v1/checkouts/c1': { checkout: { ...checkout, buyerInfo: { memberId: ID } } } } },
  ],
  ['/account/orders', {}],
  ['/account/orders', { answers: { '/ecom/v1/orders/search': { orders: [] } } }],
  [`/account/orders/${ID}`, {}],
  ...['nothingAgain', 'returnRequested', 'returnCanceled', 'returnRefused'].map((notice): [string, Page] => [
    `/account/orders/${ID}?notice=${notice}`,
    {},
  ]),
  [`/account/orders/${ID}`, { form: 'intent=return&quantity-AVAILABLE=0' }],
  ['/account/subscriptions', {}],
  ['/account/subscriptions', { answers: { '/stoa/v1/subscriptions/mine': { subscriptions: [] } } }],
  ...['paused', 'resumed', 'canceled', 'refused', 'cardChanged'].map((notice): [string, Page] => [
    `/account/subscriptions/${ID}?notice=${notice}`,
    {},
  ]),
  ...[
    { status: 'PAUSED', problem: null, savedPaymentMethodId: 's1', card: ended.cardInfo },
    { status: 'PAUSED', problem: null, card: { brand: `${OWN}Visa`, ...endsSoon.cardInfo } },
    { status: 'SUSPENDED', problem: 'STOCK' },
    { status: 'ACTIVE', problem: null, nextChargeDate: null, endDate: NOW },
    { status: 'ACTIVE', problem: 'DELIVERY' },
    { status: 'ACTIVE', problem: 'OTHER' },
    { status: 'ENDED', problem: null, nextChargeDate: null, endDate: NOW },
  ].map((more): [string, Page] => [
    `/account/subscriptions/${ID}`,
    { answers: { [`/stoa/v1/subscriptions/${ID}`]: { subscription: { ...subscription, ...more }, cycles: [] } } },
  ]),
  ['/orders', {}],
  ['/orders', { form: 'number=&email=' }],
  ['/orders', { form: `number=${OWN}1&email=${OWN}a@example.test`, status: 200 }],
  ['/orders/token', {}],
  ['/orders/unknown', { answers: { '/stoa/v1/order-pages/open': new Refusal(404, 'ORDER_NOT_FOUND') }, status: 404 }],
  ['/review/token', {}],
  [
    '/review/token',
    { answers: { '/stoa/v1/review-invitations/open': { invitation: { ...invited(true), name: '' } } } },
  ],
  ['/review/token', { form: `productId=${ID}0&text=${OWN}Fine&name=${OWN}Ada` }],
  ['/review/token/unsubscribe', {}],
  [
    '/review/token/unsubscribe',
    { form: 'x=1', status: 200, answers: { '/stoa/v1/review-invitations/unsubscribe': {} } },
  ],
  ['/newsletter/token', { answers: { '/stoa/v1/newsletter/open': { isConfirmed: false } } }],
  ['/newsletter/token', { form: 'x=1', status: 200, answers: { '/stoa/v1/newsletter/confirm': {} } }],
  ['/newsletter/token', { status: 404 }],
  ['/reminders/token/unsubscribe', { answers: { '/stoa/v1/recovery-mails/open': { isUnsubscribed: false } } }],
  [
    '/reminders/token/unsubscribe',
    { form: 'x=1', status: 200, answers: { '/stoa/v1/recovery-mails/unsubscribe': {} } },
  ],
  ['/review/unknown', { answers: { '/stoa/v1/review-invitations/open': unknownLink }, status: 404 }],
  ['/account/data', {}],
  ['/account/security', { answers: security }],
  ['/account/security?notice=added', { answers: open }],
  ['/account/security', { form: 'intent=startTotp', status: 200, answers: { ...security, ...open, ...secrets } }],
  ['/account/security', { form: 'intent=recoveryCodes', status: 200, answers: { ...security, ...open, ...secrets } }],
  ['/account/security', { form: 'intent=password', answers: { ...security, ...open, ...weakPassword } }],
  ['/account/security', { form: 'intent=confirm&factorType=PASSWORD', answers: { ...security, ...wrongPassword } }],
  ['/account/security', { form: 'intent=confirm&factorType=EMAIL', answers: { ...security, ...wrongPassword } }],
  ['/account/login?notice=deleted&problem=EXTERNAL_EMAIL_TAKEN', { answers: nobody, status: 422 }],
  ['/account/login', { form: 'email=', answers: nobody }],
  ['/account/login', { form: 'email=a&password=b', answers: { ...nobody, [LOGIN]: new Refusal(400, '-19971') } }],
  ['/account/login', { form: 'email=a&password=b', answers: { ...nobody, [LOGIN]: new Refusal(400, 'OTHER') } }],
  ['/account/login', { form: 'email=a&password=b', answers: { ...nobody, [LOGIN]: new Refusal(429, 'THROTTLED') } }],
  ['/account/register', { answers: nobody }],
  ['/account/register', { form: 'email=', answers: nobody }],
  ['/account/recover', { answers: nobody }],
  ['/account/recover?token=t', { answers: nobody }],
  ['/account/recover', { form: 'email=', answers: nobody }],
  ['/account/verify', { form: 'code=x', answers: nobody }],
  ['/account/second-factor', { form: `code=&challenge=${encodeURIComponent(JSON.stringify(challenge))}` }],
  ['/account/login?state=STATUS_CHECK&challenge=%7B%22factorType%22%3A%22EMAIL%22%7D', { answers: nobody }],
  ['/account/login?state=REQUIRE_OWNER_APPROVAL', { answers: nobody }],
  ['/no/such/page', { status: 404 }],
];

test.each(pages)('%s speaks the language of the site: %o', async (path, page) => {
  const documents = await Promise.all(languages.map((language) => render(path, language, page)));
  const status = page.status ?? (page.form === undefined ? 200 : 422);
  expect(documents.map((document) => document.status)).toEqual(documents.map(() => status));
  expect(commonTexts(documents)).toEqual([]);
});

/** The texts of the page that are the same in English and in another language, without data. */
function commonTexts(documents: Rendered[]): string[] {
  const [english = [], ...translated] = documents.map(({ html }) => textsOf(html));
  return translated.flatMap((texts, at) => {
    const language = languages[at + 1] ?? 'en';
    const isOurs = (text: string) => /\p{L}{2}/u.test(text) && !text.includes(OWN) && !isSameAsEnglish(language, text);
    return texts.filter((text) => english.includes(text) && isOurs(text)).map((text) => `${language}: ${text}`);
  });
}

/** Routes of files for programs, of pages and code made by the owner, and of those that only lead to others. */
const NOT_PAGES =
  /\/parts\/|\/account\/data\/download$|\/_embed\/:$|\/account\/reviews\/of\/:$|\.(xml|txt|svg)$|\/sitemaps\/:$|\/pay\/:\/return$|GET \/:$/;

test('every page of the router is covered', () => {
  const visited = pages.filter(([, { form }]) => form === undefined).map(([path]) => path.replace(/\?.*/, ''));
  const missed = Object.keys(routes).filter((route) => {
    const pattern = new RegExp(`^${route.replace('GET ', '').replaceAll(':', '[^/]+')}$`);
    return route.startsWith('GET ') && !NOT_PAGES.test(route) && !visited.some((path) => pattern.test(path));
  });
  expect(missed).toEqual([]);
});

test('a document declares its language', async () => {
  const { html } = await render('/cart', 'de-AT', {});
  expect(html).toContain('<html lang="de-AT" dir="ltr">');
  expect(html).toContain('<h1>Warenkorb</h1>');
});
