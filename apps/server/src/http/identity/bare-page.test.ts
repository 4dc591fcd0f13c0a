import fastify from 'fastify';
import { expect, test } from 'vitest';
import { postMessage, sendNotice } from './bare-page.ts';

async function pageOf(language: string | null, headers: Record<string, string> = {}): Promise<string> {
  const server = fastify();
  server.get('/', (_request, reply) =>
    sendNotice(reply, 404, 'linkUsed', language === null ? null : { language, name: 'Böhm & Söhne' }),
  );
  return (await server.inject({ url: '/', headers })).body;
}

test('a plain page is in the language of the site', async () => {
  expect(await pageOf('de-AT')).toContain('<html lang="de" dir="ltr">');
  expect(await pageOf('de-AT', { 'accept-language': 'en' })).toContain('Dieser Link wurde bereits verwendet');
  expect(await pageOf('en')).toContain('This link has already been used or has expired.');
});

test('without a site, a plain page is in the language of the browser', async () => {
  expect(await pageOf(null, { 'accept-language': 'de-CH,de;q=0.9' })).toContain('<html lang="de" dir="ltr">');
  expect(await pageOf(null)).toContain('<html lang="en" dir="ltr">');
});

test('a plain page names the site and leads on, unless the site could not answer', async () => {
  expect(await pageOf('de')).toContain('<p class="site">Böhm &amp; Söhne</p>');
  expect(await pageOf('de')).toContain('<a href="/">');
  expect(await pageOf(null)).not.toContain('<a ');
  const server = fastify();
  const site = { language: 'en', name: 'Shop' };
  server.get('/', (_request, reply) => sendNotice(reply, 503, 'away', site));
  server.get('/back', (_request, reply) => sendNotice(reply, 404, 'linkUsed', site, 'https://shop.example/?a=1&b=2'));
  expect((await server.inject('/')).body).not.toContain('<a ');
  expect((await server.inject('/back')).body).toContain('<a href="https://shop.example/?a=1&amp;b=2">');
});

test('the page that returns a login is in the language of the site', async () => {
  const server = fastify();
  const to = { origins: ['https://shop.example'], language: 'de' };
  server.get('/', (_request, reply) => postMessage(reply, { state: 'one' }, to));
  expect((await server.inject('/')).body).toContain('Sie können dieses Fenster schließen.');
});
