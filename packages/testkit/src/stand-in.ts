import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a stand-in's routes see it. */
export type StandInRequest = {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  /** As it was sent. */
  text: string;
  /** The parts of the path that the route leaves open. */
  parts: string[];
};

export type StandInAnswer = { status?: number; body?: unknown; html?: string; location?: string };

/** Method and path to answer: `GET /v1/refunds/:`. A `:` stands for one part of the path. */
export type StandInRoutes = Record<string, (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>>;

/** A server that stands for somebody else's API. `url` has no slash at the end. */
export type StandIn = { url: string; host: string; close(): Promise<void> };

/** Listens on this machine only. Unknown paths are answered with 404. */
export async function standIn(routes: StandInRoutes): Promise<StandIn> {
  const server = createServer((request, response) => {
    void answer(routes, request).then((given) => send(response, given));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    host,
    url: `http://${host}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

async function answer(routes: StandInRoutes, request: IncomingMessage): Promise<StandInAnswer> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', headers } = request;
  for (const [route, handle] of Object.entries(routes)) {
    const [wanted, path = ''] = route.split(' ');
    const parts = wanted === method ? match(path, url.pathname) : null;
    if (parts) return handle({ method, url, headers, text: Buffer.concat(chunks).toString(), parts });
  }
  return { status: 404, body: { error: `nothing answers ${method} ${url.pathname}` } };
}

function match(route: string, path: string): string[] | null {
  const [wanted, given] = [route.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const parts: string[] = [];
  for (const [index, part] of wanted.entries()) {
    if (part === ':') parts.push(decodeURIComponent(given[index] ?? ''));
    else if (part !== given[index]) return null;
  }
  return parts;
}

function send(response: ServerResponse, { status = 200, body, html, location }: StandInAnswer): void {
  if (location) response.writeHead(303, { location }).end();
  else if (html) response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
}
