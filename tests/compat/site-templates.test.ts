/** Templates that people save, by the calls that the dashboard makes: each of them, and what it refuses. */

import { openHomePage } from '@stoa/server/testing/home-page';
import type { TestServer } from '@stoa/server/testing/server';
import { newStaff } from '@stoa/server/testing/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MISSING, startShop } from './public-clients.ts';

type Headers = Record<string, string>;
type Template = { id: string; name: string; description: string; size: number; isOwn: boolean };
type Body = { template: Template; templates: Template[]; details?: { applicationError?: { code: string } } };

let shop: TestServer;
let owner: Headers;
let editor: Headers;
beforeAll(async () => {
  shop = await startShop({ seed: 'none' });
  const headersOf = async (role: string) =>
    (await newStaff(shop.database, shop.site.id, role, { now: shop.app.now() })).headers;
  await openHomePage(shop.app, shop.site.id);
  [owner, editor] = [await headersOf('owner'), await headersOf('content-editor')];
});
afterAll(() => shop?.stop());

const TEMPLATES = '/stoa/v1/site-templates';

async function ask(headers: Headers, method: string, path: string, body?: object | Uint8Array<ArrayBuffer>) {
  const isFile = body instanceof Uint8Array;
  const type = { 'content-type': isFile ? 'application/octet-stream' : 'application/json' };
  const answer = await fetch(`${shop.url}${path}`, {
    ...{ method, headers: { ...headers, ...(body && type) } },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, bytes, body: (isJson ? JSON.parse(bytes.toString()) : {}) as Body };
}

const upload = (about: Record<string, string>, bytes: Uint8Array<ArrayBuffer>, headers = owner) =>
  ask(headers, 'POST', `${TEMPLATES}/uploads?${new URLSearchParams(about)}`, bytes);

test('a template is saved, listed, renamed, downloaded, uploaded again and deleted', async () => {
  const saved = await ask(owner, 'POST', '/stoa/v1/site/template', { name: 'Kiln', description: 'Plain' });
  expect([saved.status, saved.body.template]).toMatchObject([200, { name: 'Kiln', description: 'Plain', isOwn: true }]);
  const { id, size } = saved.body.template;
  const listed = async (headers: Headers) => (await ask(headers, 'GET', TEMPLATES)).body.templates;
  expect(await listed(owner)).toMatchObject([{ id }]);
  expect(await listed(editor)).toEqual([]);
  expect((await ask(owner, 'PATCH', `${TEMPLATES}/${id}`, { name: 'Oven' })).body.template.name).toBe('Oven');
  const { bytes } = await ask(owner, 'GET', `${TEMPLATES}/${id}/archive`);
  expect(bytes.length).toBe(size);
  const again = await upload({ name: 'From elsewhere' }, bytes);
  expect([again.status, again.body.template]).toMatchObject([200, { name: 'From elsewhere', size }]);
  for (const template of [again.body.template, saved.body.template])
    expect((await ask(owner, 'DELETE', `${TEMPLATES}/${template.id}`)).status).toBe(200);
  expect(await listed(owner)).toEqual([]);
});

test('those of others are not there, and only owners of sites have any', async () => {
  const known = (await ask(owner, 'POST', '/stoa/v1/site/template', { name: 'Ours' })).body.template;
  for (const [headers, id] of [
    [editor, known.id],
    [owner, MISSING],
  ] as const)
    for (const [method, path, body] of [
      ['PATCH', `${TEMPLATES}/${id}`, { name: 'Mine' }],
      ['DELETE', `${TEMPLATES}/${id}`],
      ['GET', `${TEMPLATES}/${id}/archive`],
    ] as const)
      expect((await ask(headers, method, path, body)).status).toBe(404);
  expect((await ask(editor, 'POST', '/stoa/v1/site/template', { name: 'Mine' })).status).toBe(403);
  expect((await upload({ name: 'Mine' }, Buffer.from('x'), editor)).status).toBe(403);
  const nobody = await ask({ authorization: shop.site.apiKey }, 'DELETE', `${TEMPLATES}/${known.id}`);
  expect(nobody.status).toBe(403);
});

test('what cannot be a template is refused by a code', async () => {
  const codeOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.details?.applicationError?.code];
  expect(codeOf(await upload({ name: 'Nothing' }, Buffer.from('no archive')))).toEqual([400, 'ARCHIVE_NOT_USABLE']);
  expect((await upload({ name: ' ' }, Buffer.from('x'))).status).toBe(400);
  expect((await ask(owner, 'POST', '/stoa/v1/site/template', { templateId: MISSING })).status).toBe(404);
});
