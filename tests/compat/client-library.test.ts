import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openTestSite, type TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await openTestSite();
});
afterAll(() => server?.stop());

/** The examples of the documentation, in order: they form one program. */
async function program(): Promise<string> {
  const documentation = await readFile(new URL('../../docs/client-library.md', import.meta.url), 'utf8');
  const examples = [...documentation.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
  return `
    const readCode = () => '000000';
    ${examples.join('\n').replaceAll('http://localhost:4100', server.url)}
    const { queryKey, queryFn } = options;
    console.log(JSON.stringify({
      product: product.name, picture: (await fetch(picture)).headers.get('content-type'), slugs, authUrl, state: state.loginState, queryKey, queried: (await queryFn()).product.name,
    }));`;
}

test('the examples of the documentation work', async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', await program()],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, CLIENT_ID: server.site.clientId },
    },
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    product: 'Stoneware Mug',
    picture: expect.stringMatching(/^image\//),
    slugs: expect.arrayContaining(['stoneware-mug']),
    authUrl: expect.stringMatching(/^http:\/\//),
    state: 'SUCCESS',
    queryKey: ['product', { slug: 'stoneware-mug' }],
    queried: 'Stoneware Mug',
  });
});
