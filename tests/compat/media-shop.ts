/** A shop with a media library for the public client, and another server with files to import. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { startTestServer, type TestServer, type TestServerOptions } from '@stoa/server/testing/server';
import { redirectingFetch } from '@stoa/testkit/public-client';
import { files, folders } from '@wix/media';
import { ApiKeyStrategy, createClient } from '@wix/sdk';

export type MediaShop = Awaited<ReturnType<typeof startMediaShop>>;

/** A grey PNG; `claimed` is the width and height in its header. */
export function png(width: number, height: number, claimed = { width, height }): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(content), 4);
    return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claimed.width, 0);
  header.writeUInt32BE(claimed.height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 120);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

export const picture = png(60, 40);
export const film = Buffer.concat([
  Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
  Buffer.alloc(5000, 7),
]);

/** Starts a server, and another one that serves files by their names. */
export async function startMediaShop(options: TestServerOptions = {}) {
  const elsewhere = await startElsewhere();
  const server = await startTestServer({ seed: 'none', fetchAllowedHosts: [elsewhere.host], ...options });
  const original = globalThis.fetch;
  globalThis.fetch = redirectingFetch(server.url);
  const client = libraryOf(server);
  /** The server's own address for an address under a site's name, which tests cannot resolve. */
  const reach = (address: string | undefined) => {
    const { pathname, search } = new URL(address ?? '');
    return `${server.url}${pathname}${search}`;
  };
  const put = async (address: string | undefined, body: Buffer | string, type = 'application/octet-stream') => {
    const content = typeof body === 'string' ? body : new Uint8Array(body);
    const answer = await fetch(reach(address), { method: 'PUT', body: content, headers: { 'content-type': type } });
    return { status: answer.status, body: (await answer.json()) as Uploaded };
  };
  return {
    ...server,
    ...client,
    elsewhere: (name: string) => `http://${elsewhere.host}/${name}`,
    reach,
    put,
    /** Uploads a file as clients do; returns its id. */
    async upload(fileName: string, bytes: Buffer | string, wanted: UploadOptions = {}): Promise<string> {
      const { uploadUrl } = await client.files.generateFileUploadUrl('', { fileName, ...wanted });
      const { body } = await put(uploadUrl, bytes);
      if (!body.file) throw new Error(`The upload of ${fileName} failed: ${JSON.stringify(body)}`);
      return body.file.id;
    },
    async stop() {
      globalThis.fetch = original;
      await server.stop();
      elsewhere.server.closeAllConnections();
      elsewhere.server.close();
    },
  };
}

type Uploaded = {
  message?: string;
  file?: { id: string; url: string; displayName: string; mediaType: string };
  details?: object;
};
type UploadOptions = { parentFolderId?: string; private?: boolean; labels?: string[] };

export const libraryOf = ({ site }: Pick<TestServer, 'site'>) =>
  createClient({ auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }), modules: { files, folders } });

async function startElsewhere(): Promise<{ server: Server; host: string }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname;
    if (path === '/picture.jpg') response.end(picture);
    else if (path === '/film') response.end(film);
    else if (path === '/page') response.end('<html><script>alert(1)</script></html>');
    else if (path === '/secret') response.end(request.headers['x-key'] === 'right' ? 'text' : '<html>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}
