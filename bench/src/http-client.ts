import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { Transport } from '@stoa/sdk';

export type HttpRequest = { method: string; path: string; headers?: Record<string, string>; body?: string };
/** The body is assembled when it is read, so that ignored bodies cost the load generator little. */
export type HttpAnswer = { status: number; text(): string };
export type HttpClient = { send(request: HttpRequest): Promise<HttpAnswer>; close(): void };

/**
 * Calls a server on this machine under a host name, over keep-alive sockets. It does the minimum: its own work takes
 * processor time from the server, which shares the machine. Bodies need a known length, as the measured servers send
 * it.
 */
export function newHttpClient({ port, host }: { port: number; host: string }): HttpClient {
  const idle: Socket[] = [];
  const all = new Set<Socket>();
  const open = () => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    all.add(socket.once('close', () => all.delete(socket)));
    return socket;
  };
  return {
    close: () => {
      for (const socket of all) socket.destroy();
    },
    async send(request) {
      const socket = idle.pop() ?? open();
      const answer = await exchange(socket, toText(request, `${host}:${port}`));
      idle.push(socket);
      return answer;
    },
  };
}

function toText({ method, path, headers, body }: HttpRequest, host: string): string {
  const sent = {
    host,
    'accept-encoding': 'gzip',
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** Sends one request and reads its answer, which nothing else follows on this socket. */
function exchange(socket: Socket, text: string): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let head: Head | undefined;
    const finish = (settle: () => void) => {
      socket.off('data', take).off('error', fail).off('close', fail);
      settle();
    };
    const fail = (error?: unknown) =>
      finish(() => reject(error instanceof Error ? error : new Error('the server hung up')));
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      received += chunk.length;
      head ??= readHead(chunks.length === 1 ? chunk : Buffer.concat(chunks));
      if (!head || received < head.length + head.bodyLength) return;
      const { status, length, isCompressed } = head;
      const text = () => {
        const bytes = Buffer.concat(chunks).subarray(length);
        return (isCompressed ? gunzipSync(bytes) : bytes).toString();
      };
      finish(() => resolve({ status, text }));
    };
    socket.on('data', take).on('error', fail).on('close', fail);
    socket.write(text);
  });
}

type Head = { status: number; length: number; bodyLength: number; isCompressed: boolean };

function readHead(bytes: Buffer): Head | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const text = bytes.toString('latin1', 0, end);
  const bodyLength = /^content-length: (\d+)/im.exec(text)?.[1];
  if (bodyLength === undefined) throw new Error(`an answer without its length: ${text.split('\r\n')[0]}`);
  const isCompressed = /^content-encoding: gzip/im.test(text);
  return { status: Number(text.slice(9, 12)), length: end + 4, bodyLength: Number(bodyLength), isCompressed };
}

/** A transport for the SDK's calls. With `ignoreBody`, answers are not parsed, for when only their status matters. */
export function transportOver(
  client: HttpClient,
  { accessToken, ignoreBody = false }: { accessToken?: string; ignoreBody?: boolean } = {},
): Transport {
  const headers = { 'x-stoa-client': '1', ...(accessToken ? { authorization: accessToken } : {}) };
  return async ({ method, path, body }) => {
    const { status, text } = await client.send({
      method,
      path,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status, body: ignoreBody && status === 200 ? null : JSON.parse(text()), requestId: null };
  };
}
