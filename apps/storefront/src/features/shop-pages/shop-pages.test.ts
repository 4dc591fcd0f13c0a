import { shopPages } from '@stoa/blocks/shop-pages';
import type { ShopPage } from '@stoa/contract/stoa/site';
import { expect, test } from 'vitest';
import { createStorefront } from '../../server.tsx';
import { answers, manifest, noted, request, site } from '../../storefront.fixture.ts';

const storefront = createStorefront({ manifest });
const quote = { id: 'q', type: 'quote', props: { text: 'Sent by noon.' } };

/** A shop whose owner put these sections above the rest of a page. */
function arranged(kind: ShopPage, ...above: object[]) {
  const { standard } = shopPages[kind];
  const root = { ...standard, slots: { content: [...above, ...(standard.slots?.content ?? [])] } };
  return {
    ...answers,
    [`/stoa/v1/shop-pages/${kind}`]: { status: 200, body: { page: { kind, revision: 'r1', root } } },
    '/stoa/v1/site': { status: 200, body: { site: { ...site, shopPages: { [kind]: 'r1' } } } },
  };
}

test('the page for addresses without one is as usual without another call, and arranged with its status', async () => {
  const { calls, request: asked } = noted(request('/nowhere/at/all'));
  const usual = await storefront.handle(asked);
  expect([usual.status, calls.filter((call) => call.includes('shop-pages'))]).toEqual([404, []]);
  expect(usual.body).toContain('<h1>Page not found</h1>');
  const own = await storefront.handle(request('/nowhere/at/all', arranged('NOT_FOUND', quote)));
  expect(own.status).toBe(404);
  expect(own.body).toContain('Sent by noon.');
  expect(String(own.body).indexOf('Sent by noon.')).toBeLessThan(String(own.body).indexOf('<h1>Page not found</h1>'));
});

test('an arrangement that cannot be loaded leaves visitors the usual page', async () => {
  const broken = { ...arranged('NOT_FOUND', quote), '/stoa/v1/shop-pages/NOT_FOUND': { status: 500, body: {} } };
  const { status, body } = await storefront.handle(request('/nowhere', broken));
  expect(status).toBe(404);
  expect(body).toContain('<h1>Page not found</h1>');
});

test('a form on the page for addresses without one is sent from there', async () => {
  const formId = 'f1';
  const api = {
    ...arranged('NOT_FOUND', { id: 'ask', type: 'form', props: { form: formId } }),
    [`/form-schema-service/v4/forms/${formId}`]: { status: 200, body: { form: { id: formId, formFields: [] } } },
    '/form-submission-service/v4/submissions': { status: 200, body: {} },
  };
  const sent = await storefront.handle(request('/nowhere', api, 'block=ask'));
  expect([sent.status, sent.headers.location]).toEqual([303, '/nowhere?sent=ask#form-ask']);
  const other = await storefront.handle(request('/nowhere', api, 'block=other'));
  expect([other.status, other.headers.location]).toEqual([303, '/nowhere']);
  const refused = { ...api, '/form-submission-service/v4/submissions': { status: 404, body: {} } };
  expect((await storefront.handle(request('/nowhere', refused, 'block=ask'))).status).toBe(422);
});

test('in a preview, unknown addresses show the draft', async () => {
  const { standard } = shopPages.NOT_FOUND;
  const root = { ...standard, slots: { content: [quote, ...(standard.slots?.content ?? [])] } };
  const preview = { pageId: 'p', version: '1', root, addresses: [''] };
  const shown = request('/preview/token/nowhere');
  const { status, body } = await storefront.handle({
    ...shown,
    transport: async (call) =>
      call.path.includes('shopPage=NOT_FOUND')
        ? { status: 200, body: { preview }, requestId: 'r1' }
        : shown.transport(call),
  });
  expect(status).toBe(404);
  expect(body).toContain('Sent by noon.');
});
