import { expect, test } from 'vitest';
import { createStorefront } from './server.tsx';
import { answers, manifest, member, request, site } from './storefront.fixture.ts';

test('an address without a page gets a 404 page', async () => {
  const answer = await createStorefront({ manifest }).handle(request('/nowhere/at/all'));
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('<h1>Page not found</h1>');
  expect(answer.body).toContain('<html lang="en" dir="ltr">');
  expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
});

test('a badly encoded address gets a 404 page', async () => {
  expect((await createStorefront({ manifest }).handle(request('/product-page/%E0%A4%A'))).status).toBe(404);
});

test('an address with a character that no text contains gets a 404 page', async () => {
  expect((await createStorefront({ manifest }).handle(request('/search?q=a%00b'))).status).toBe(404);
});

test('a page without islands loads no script, and has no style attributes', async () => {
  const { body } = await createStorefront({ manifest }).handle(request('/cart'));
  expect(body).toContain('Your cart is empty.');
  expect(body).toContain('<link rel="expect" href="#content" blocking="render"/>');
  expect(body).toContain('<link rel="stylesheet" href="/_assets/client-1.css"/>');
  expect(body).not.toContain('client-1.js');
  expect(body).not.toMatch(/ style=| on[a-z]+=/);
  expect(body).toContain('<style nonce="abc">');
});

test('a fault is reported to the operator of the server, and to the visitor without details', async () => {
  const faults: unknown[] = [];
  const storefront = createStorefront({ manifest, onFault: (error) => faults.push(error) });
  const broken = { ...answers, '/categories/v1/categories/query': { status: 500, body: { message: 'secret detail' } } };
  const answer = await storefront.handle(request('/shop', broken));
  expect(answer.status).toBe(500);
  expect(answer.body).toContain('Request r1');
  expect(answer.body).not.toContain('secret detail');
  expect(faults).toHaveLength(1);
});

test('too many requests are not reported as a fault', async () => {
  const busy = { ...answers, '/categories/v1/categories/query': { status: 429, body: {} } };
  expect((await createStorefront({ manifest }).handle(request('/shop', busy))).status).toBe(429);
});

test('if even the site cannot be read, there is still a page', async () => {
  const answer = await createStorefront({ manifest }).handle(request('/', { '/': { status: 503, body: {} } }));
  expect(answer.status).toBe(500);
  expect(answer.body).toContain('Something went wrong');
});

test('a quantity that is not a number changes nothing', async () => {
  const answer = await createStorefront({ manifest }).handle(request('/cart', answers, 'quantity.1=x&before.1=1'));
  expect(answer).toMatchObject({ status: 303, headers: { location: '/cart?notice=quantity' } });
});

test.each([
  ['/account/addresses/remove', '/account/addresses'],
  ['/account/data/delete', '/account/data'],
  ['/account/security', '/account/security'],
])('a visitor who was logged out before sending %s returns to a page', async (path, page) => {
  const answer = await createStorefront({ manifest }).handle(request(path, answers, 'id=1'));
  const location = `/account/login?returnTo=${encodeURIComponent(page)}`;
  expect(answer).toMatchObject({ status: 303, headers: { location } });
  const back = await createStorefront({ manifest }).handle(request(page));
  expect(back.status).not.toBe(404);
});

test('a missing checkout may belong to an account: the page leads to the login, and back', async () => {
  const storefront = createStorefront({ manifest });
  const { status, body } = await storefront.handle(request('/checkout/c1', answers, 'intent=pay'));
  expect(status).toBe(404);
  expect(body).toContain(`href="/account/login?returnTo=${encodeURIComponent('/checkout/c1')}"`);
  const known = { ...request('/checkout/c1', { ...answers, ...member }), isKnown: true };
  expect((await storefront.handle(known)).body).toContain('Page not found');
});

test('a bank confirmation for another visitor’s payment leads to the checkout', async () => {
  const refused = { status: 428, body: { message: 'no', details: { applicationError: { code: 'PAYMENT_ERROR' } } } };
  const changed = { ...answers, '/stoa/v1/payments/': refused };
  const posted = request('/checkout/c1/confirm', changed, 'payment=p1&approved=yes');
  expect(await createStorefront({ manifest }).handle(posted)).toMatchObject({
    status: 303,
    headers: { location: '/checkout/c1' },
  });
});

test('if prices change during payment, the new total is shown, and a second attempt is enough', async () => {
  const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` });
  const checkout = (total: string) => ({
    id: 'c1',
    lineItems: [{ id: 'l1', physicalProperties: { shippable: false } }],
    priceSummary: { subtotal: price(total), total: price(total) },
  });
  let total = '10.00';
  let paid = 0;
  const offline = { id: 'offline', title: 'Invoice' };
  const known = {
    ...answers,
    '/stoa/v1/site': { status: 200, body: { site: { ...site, paymentMethods: [offline] } } },
  };
  const storefront = createStorefront({ manifest });
  const pay = (seenTotal: string) => {
    const form = `intent=pay&seenTotal=€${seenTotal}&email=a@b.test&payment=offline&country=DE&firstName=A&lastName=B`;
    const asked = request('/checkout/c1', known, `${form}&addressLine=S&city=B&postalCode=10119`);
    return storefront.handle({
      ...asked,
      transport: async (call) => {
        if (call.path.startsWith('/ecom/v1/checkouts/c1'))
          return { status: 200, body: { checkout: checkout(total) }, requestId: 'r1' };
        if (!call.path.endsWith('/pay')) return asked.transport(call);
        paid++;
        if (paid === 2) return { status: 200, body: { orderId: 'o1', outcome: 'PAY_LATER' }, requestId: 'r1' };
        total = '12.00';
        const body = { details: { applicationError: { code: 'CHECKOUT_CHANGED' } } };
        return { status: 409, body, requestId: 'r1' };
      },
    });
  };
  const refused = await pay('10.00');
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('Prices have changed: the total is now €12.00.');
  expect(refused.body).toContain('name="seenTotal" value="€12.00"');
  expect(await pay('12.00')).toMatchObject({ status: 303, headers: { location: '/thank-you/o1' } });
});

test('the answer to a declined card is a redirect, and no checkout is kept by the browser', async () => {
  const amount = { amount: '10.00', formattedAmount: '€10.00' };
  const checkout = {
    id: 'c1',
    lineItems: [{ id: 'l1', itemType: { preset: 'DIGITAL' } }],
    priceSummary: { total: amount },
  };
  const site = {
    ...answers['/stoa/v1/site'],
    body: { site: { name: 'Halftone', paymentMethods: [{ id: 'offline' }] } },
  };
  const changed = {
    ...answers,
    '/stoa/v1/site': { status: 200, body: site.body },
    '/ecom/v1/checkouts/c1': { status: 200, body: { checkout } },
    '/stoa/v1/checkout-form': { status: 200, body: { form: {} } },
    '/stoa/v1/checkouts/c1/pay': { status: 200, body: { outcome: 'DECLINED' } },
  };
  const storefront = createStorefront({ manifest });
  const form =
    'intent=pay&seenTotal=€10.00&email=a@b.example&country=DE&firstName=A&lastName=L&addressLine=T&postalCode=10119&city=B&payment=offline';
  const declined = await storefront.handle(request('/checkout/c1', changed, form));
  expect(declined).toMatchObject({ status: 303, headers: { location: '/checkout/c1?notice=declined' } });
  const shown = await storefront.handle(request('/checkout/c1?notice=declined', changed));
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.body).toContain('Your payment was declined');
  const completed = { '/ecom/v1/checkouts/c1': { status: 200, body: { checkout: { ...checkout, completed: true } } } };
  const after = await storefront.handle(request('/checkout/c1?notice=declined', { ...changed, ...completed }));
  expect(after.headers['cache-control']).toBe('no-store');
  expect(after.body).toContain('This order has already been placed.');
  expect(after.body).not.toContain('declined');
});

test('values too long for a checkout are listed by field, with all other errors, and nothing is saved', async () => {
  const checkout = { id: 'c1', lineItems: [{ id: 'l1', physicalProperties: { shippable: true } }] };
  const changed = { ...answers, '/ecom/v1/checkouts/c1': { status: 200, body: { checkout } } };
  const calls: string[] = [];
  const posted = request('/checkout/c1', changed, `intent=pay&country=DE&city=${'B'.repeat(60)}`);
  const { transport } = posted;
  const watched = {
    ...posted,
    transport: (call: Parameters<typeof transport>[0]) => {
      calls.push(call.method);
      return transport(call);
    },
  };
  const { status, body } = await createStorefront({ manifest }).handle(watched);
  expect(status).toBe(422);
  expect(body).toContain('<a href="#city">Use no more than 50 characters.</a>');
  expect(body).toContain('<a href="#email">Enter your e-mail address.</a>');
  expect(body).not.toContain('We don’t deliver to this address.');
  expect(new Set(calls)).toEqual(new Set(['GET']));
});

test('a member’s name cannot be emptied: the form says so, and keeps the other values', async () => {
  const known = {
    '/members/v1/members/my': { status: 200, body: { member: { id: 'm1', profile: { nickname: 'Ida' } } } },
  };
  const posted = request('/account', { ...answers, ...known }, 'displayName=&firstName=Grace');
  const { status, body } = await createStorefront({ manifest }).handle({ ...posted, isKnown: true });
  expect(status).toBe(422);
  expect(body).toContain('<a href="#displayName">Enter a display name.</a>');
  expect(body).toContain('value="Grace"');
});

test('a registration reports a wrong e-mail address and a short password together', async () => {
  const { status, body } = await createStorefront({ manifest }).handle(
    request('/account/register', answers, 'email=ada&password=short'),
  );
  expect(status).toBe(422);
  expect(body).toContain('<a href="#email">Enter an e-mail address such as name@example.com.</a>');
  expect(body).toContain('<a href="#password">Enter at least 8 characters.</a>');
});

test('an empty password is asked for, not called incorrect', async () => {
  const refused = { status: 400, body: { message: 'no' } };
  const changed = { ...answers, ...member, '/stoa/v1/security/reauthentication': refused };
  for (const [path, form] of [
    ['/account/data/delete', 'currentPassword='],
    ['/account/security', 'intent=confirm&factorType=PASSWORD&currentPassword='],
  ] as const) {
    const security = {
      ...changed,
      '/stoa/v1/security': { status: 200, body: { reauthenticationFactors: ['PASSWORD'] } },
    };
    const posted = { ...request(path, { ...changed, ...security }, form), isKnown: true };
    const { body } = await createStorefront({ manifest }).handle(posted);
    expect(body).toContain('<a href="#currentPassword">Enter your password.</a>');
  }
});

test('a wrong password does not delete an account, and is reported as such', async () => {
  const refused = {
    status: 400,
    body: { message: 'no', details: { applicationError: { code: 'VERIFICATION_FAILED' } } },
  };
  const calls: string[] = [];
  const posted = request('/account/data/delete', { ...answers, ...member }, 'currentPassword=x');
  const transport: typeof posted.transport = async (call) => {
    calls.push(call.method);
    return call.path.startsWith('/stoa/v1/security/') ? { ...refused, requestId: 'r1' } : posted.transport(call);
  };
  const { status, body } = await createStorefront({ manifest }).handle({ ...posted, transport, isKnown: true });
  expect(status).toBe(422);
  expect(body).toContain('<a href="#currentPassword">Incorrect password.</a>');
  expect(calls).not.toContain('DELETE');
});

test.each([
  ['/shop?page=2', true],
  ['/product-page/twin-suns', true],
  ['/cart', false],
  ['/cart?notice=updated', false],
  ['/wishlist', false],
  ['/account', false],
  ['/account/data/download', false],
  ['/thank-you/o1', false],
  ['/checkout/c1', false],
  ['/_oauth/start?provider=p1', false],
])('%s is prefetched: %s', async (path, expected) => {
  const { body } = await createStorefront({ manifest }).handle(request('/cart'));
  const [, rules = ''] = /<script type="speculationrules"[^>]*>(.*?)<\/script>/.exec(String(body)) ?? [];
  const [all, { not }] = JSON.parse(rules).prefetch[0].where.and;
  const matches = (pattern: string) => new URLPattern(pattern, 'http://shop.test').test(path, 'http://shop.test');
  expect(matches(all.href_matches) && !not.href_matches.some(matches)).toBe(expected);
});

test('every page has a description, a picture and an icon', async () => {
  const hero = { id: 'h', type: 'hero', props: { text: 'Dots & lines.' } };
  const root = { id: 'page', type: 'page', props: { title: 'Home' }, slots: { content: [hero] } };
  const page = { slug: '', root };
  const found = { ...answers, '/stoa/v1/pages/published': { status: 200, body: { page } } };
  const { body } = await createStorefront({ manifest }).handle(request('/', found));
  expect(body).toContain('<meta name="description" content="Dots &amp; lines."/>');
  expect(body).toContain('<meta property="og:image" content="http://shop.test/icon-512.png"/>');
  expect(body).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32"/>');
  expect(body).toContain('"@type":"Organization"');
});

test('search engines get the questions of a page that have an answer', async () => {
  const answer = [{ type: 'paragraph', content: [{ type: 'text', text: 'In two days.' }] }];
  const questions = [
    { id: 'q1', type: 'question', props: { question: 'When does it come?', answer } },
    { id: 'q2', type: 'question', props: { question: 'And back?' } },
  ];
  const content = [{ id: 'q', type: 'questions', slots: { items: questions } }];
  const page = { slug: 'help', root: { id: 'page', type: 'page', props: { title: 'Help' }, slots: { content } } };
  const found = { ...answers, '/stoa/v1/pages/published': { status: 200, body: { page } } };
  const { body } = await createStorefront({ manifest }).handle(request('/help', found));
  expect(body).toContain('"@type":"FAQPage"');
  expect(body).toContain('"name":"When does it come?","acceptedAnswer":{"@type":"Answer","text":"In two days."}');
  expect(body).not.toContain('"name":"And back?"');
});

const ownCode = { id: 'map', type: 'embed', props: { name: 'Map', code: '<p>Here</p><script>alert(1)</script>' } };
const withCode = {
  ...answers,
  '/stoa/v1/pages/published': {
    status: 200,
    body: { page: { slug: 'visit', root: { id: 'page', type: 'page', slots: { content: [ownCode] } } } },
  },
};

test("the owner's code is a document of its own, which belongs to no site wherever it is opened", async () => {
  const storefront = createStorefront({ manifest });
  const { body } = await storefront.handle(request('/visit', withCode));
  expect(body).toContain('<iframe class="embed-frame" src="/_embed/map?page=visit" title="Map"');
  expect(body).not.toContain('alert(1)');
  const frame = await storefront.handle(request('/_embed/map?page=visit', withCode));
  expect(frame.body).toContain('<html lang="en" dir="ltr">');
  expect(frame.body).toContain('<title>Map</title>');
  expect(frame.body).toContain('<p>Here</p><script>alert(1)</script>');
  const policy = frame.headers['content-security-policy'];
  expect(policy).toMatch(/^sandbox .*allow-scripts/);
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).not.toContain('allow-top-navigation');
});

test.each([
  ['site.name', 'Halftone'],
  ['site.phone', 'Map'],
  ['product.name', 'Halftone'],
])('the document of code that is called what %s says has no wrong name', async (bind, title) => {
  const named = { ...ownCode, props: { ...ownCode.props, name: { bind, else: 'Map' } } };
  const root = { id: 'page', type: 'page', slots: { content: [named] } };
  const page = { status: 200, body: { page: { slug: 'visit', root } } };
  const api = { ...withCode, '/stoa/v1/pages/published': page };
  const { body } = await createStorefront({ manifest }).handle(request('/_embed/map?page=visit', api));
  expect(body).toContain(`<title>${title}</title>`);
});

test('there is no document of what is no code of the page', async () => {
  const answer = await createStorefront({ manifest }).handle(request('/_embed/page?page=visit', withCode));
  expect(answer.status).toBe(404);
});

test('a video from elsewhere is a link until someone plays it', async () => {
  const video = { id: 'v', type: 'video', props: { address: 'https://youtu.be/dQw4w9WgXcQ' } };
  const root = { id: 'page', type: 'page', slots: { content: [video] } };
  const found = { ...answers, '/stoa/v1/pages/published': { status: 200, body: { page: { slug: 'film', root } } } };
  const { body } = await createStorefront({ manifest }).handle(request('/film', found));
  expect(body).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  expect(String(body).match(/(src|srcset|poster)="https?:/)).toBeNull();
});
