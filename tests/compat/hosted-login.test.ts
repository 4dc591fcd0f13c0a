import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from '@stoa/server/testing/server';
import { launchBrowser } from '@stoa/testkit/browser';
import { currentCart } from '@wix/ecom';
import { redirects } from '@wix/redirects';
import { createClient, OAuthStrategy, TokenRole, type Tokens } from '@wix/sdk';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf } from './buying.ts';
import { startShop } from './public-clients.ts';

const PASSWORD = 'quite long and never seen';

let shop: TestServer;
let browser: Browser;
let frontEnd: Server;
/** The front end's own pages: only a place to return to. */
let home: string;
let line: Lines;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), launchBrowser()]);
  line = await linesOf(shop);
  frontEnd = createServer((_request, response) => response.end('<!doctype html><title>Front end</title>'));
  await new Promise<void>((resolve) => frontEnd.listen(0, '127.0.0.1', resolve));
  home = `http://localhost:${(frontEnd.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser?.close();
  frontEnd?.close();
  await shop?.stop();
});

const newFrontEnd = (tokens?: Tokens) =>
  createClient({
    auth: OAuthStrategy({ clientId: shop.site.clientId, tokens }),
    modules: { currentCart, redirects },
  });

/** A person with an account, and their own browser. */
async function newPerson(email: string): Promise<Page> {
  const answer = await newFrontEnd().auth.register({ email, password: PASSWORD });
  expect(answer).toMatchObject({ loginState: 'SUCCESS' });
  return (await browser.newContext()).newPage();
}

async function fillInLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a front end sends a visitor to the login page, and gets a member back with their cart', async () => {
  const page = await newPerson('ada@mail.test');
  const { auth, currentCart: cart } = newFrontEnd();
  await cart.addToCurrentCart({ lineItems: [line('stoneware-mug', 2)] });
  const oauthData = auth.generateOAuthData(`${home}/callback`);
  const { authUrl } = await auth.getAuthUrl(oauthData);
  await page.goto(authUrl);
  await fillInLogin(page, 'ada@mail.test', 'not the password');
  await page.getByRole('alert').first().waitFor();
  await fillInLogin(page, 'ada@mail.test');
  await page.waitForURL(`${home}/callback#**`);
  const { code, state } = auth.parseFromUrl(page.url());
  const tokens = await auth.getMemberTokens(code, state, oauthData);
  expect(tokens.refreshToken.role).toBe(TokenRole.MEMBER);
  const member = newFrontEnd(tokens);
  expect((await member.currentCart.getCurrentCart()).lineItems).toMatchObject([{ quantity: 2 }]);

  // with this login, a silent request succeeds; the login form appears if a front end insists on it
  const silent = auth.generateOAuthData(`${home}/silent`);
  await page.goto((await auth.getAuthUrl(silent, { prompt: 'none', responseMode: 'query' })).authUrl);
  await page.waitForURL(`${home}/silent?code=**`);
  await page.goto((await auth.getAuthUrl(auth.generateOAuthData(`${home}/again`))).authUrl);
  await fillInLogin(page, 'ada@mail.test');
  await page.waitForURL(`${home}/again#code=**`);

  const { logoutUrl } = await member.auth.logout(`${home}/bye`);
  await page.goto(logoutUrl);
  expect(page.url()).toBe(`${home}/bye`);
  await page.goto((await auth.getAuthUrl(silent, { prompt: 'none', responseMode: 'query' })).authUrl);
  await page.waitForURL(`${home}/silent?error=login_required**`);
  await expect(auth.renewToken(tokens.refreshToken)).rejects.toThrow('INVALID_GRANT');
  await page.context().close();
});

test('a visitor who logs in on the way to the checkout returns as a member', async () => {
  const page = await newPerson('bob@mail.test');
  const { redirects: flows } = newFrontEnd();
  const callbacks = { postFlowUrl: `${home}/cart` };
  const { redirectSession } = await flows.createRedirectSession({ login: {}, callbacks });
  await page.goto(redirectSession?.fullUrl ?? '');
  await fillInLogin(page, 'bob@mail.test');
  await page.waitForURL(`${home}/cart?wixMemberLoggedIn=true`);
  const cookies = await page.context().cookies(`http://${shop.site.host}`);
  expect(cookies.find(({ name }) => name === 'stoa_member')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(cookies.map(({ name }) => name)).not.toContain('stoa_visitor');
  await page.context().close();
});
