import { expect, test } from 'vitest';
import { createStorefront } from '../../server.tsx';
import { answers, manifest, request, site } from '../../storefront.fixture.ts';

const price = { amount: '24.00', formattedAmount: '€24.00' };
const variant = (choiceId: string) => ({
  id: `v-${choiceId}`,
  visible: true,
  choices: [{ optionChoiceIds: { optionId: 'frame', choiceId } }],
  price: { actualPrice: price },
});
const choices = [
  { choiceId: 'oak', name: 'Oak' },
  { choiceId: 'none', name: 'None' },
];
const product = {
  ...{ id: 'p', slug: 'suns', name: 'Twin Suns', currency: 'EUR' },
  options: [{ id: 'frame', name: 'Frame', optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices } }],
  variantsInfo: { variants: choices.map(({ choiceId }) => variant(choiceId)) },
};
const inStock = choices.map(({ choiceId }) => ({
  variantId: `v-${choiceId}`,
  inStock: true,
  quantity: 9,
  preorder: null,
}));
const content = [
  { id: 'b1', type: 'purchase', props: {} },
  { id: 'ask', type: 'form', props: { form: 'f' } },
];
const field = {
  id: 'question-field',
  inputOptions: { target: 'question', required: true, stringOptions: { textInputOptions: { label: 'Question' } } },
};
const noQuestion = { errors: [{ errorPath: 'question', errorType: 'REQUIRED_VALUE_ERROR' }] };
const refused = {
  details: { validationError: { fieldViolations: [{ data: { submissionValidationErrors: noQuestion } }] } },
};
const api = {
  ...answers,
  '/stoa/v1/site': { status: 200, body: { site: { ...site, shopPages: { PRODUCT: '1' } } } },
  '/stoa/v1/shop-pages/PRODUCT': {
    status: 200,
    body: { page: { root: { id: 'b0', type: 'page', props: {}, slots: { content } } } },
  },
  '/form-schema-service/v4/forms/f': { status: 200, body: { form: { id: 'f', formFields: [field] } } },
  '/stores/v3/products/slug/suns': { status: 200, body: { product } },
  '/stores/v3/products/search': { status: 200, body: { products: [] } },
  '/stoa/v1/storefront/products/p/availability': { status: 200, body: { variants: inStock } },
};
const submissions = (status: number, body: object) => ({
  ...api,
  '/form-submission-service/v4/submissions': { status, body },
});
const address = '/product-page/suns?Frame=Oak&quantity=3';
const send = (form: string, answered: typeof answers = api) =>
  createStorefront({ manifest }).handle(request(address, answered, form));

test('a form on the page that is refused keeps what the visitor chose', async () => {
  const { status, body } = await send('block=ask&question=', submissions(400, refused));
  expect(status).toBe(422);
  expect(body).toMatch(/checked="" value="oak"/);
  expect(body).toMatch(/name="quantity" value="3"/);
});

test('once it is sent, or is there no longer, the page is shown with the same choice', async () => {
  const sent = await send('block=ask&question=How+big', submissions(200, {}));
  expect(sent.headers.location).toBe(`${address}&sent=ask#form-ask`);
  expect((await send('block=gone')).headers.location).toBe(address);
});
