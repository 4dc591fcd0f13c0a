import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { plainError, stopping } from './api/errors.ts';
import { sendError } from './api/send-error.ts';

/** Ends a connection with an answer in the shape of errors, where no request has got as far as a handler's answer. */
export function refuseConnection(socket: Duplex, status: number, message: string): void {
  const body = JSON.stringify(plainError(status, message).body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

/** Answers bytes that Node could not read as a request. */
export function refuseUnreadable({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = unreadable[code] ?? [400, 'the request is not valid HTTP'];
  refuseConnection(socket, status, message);
}

const unreadable: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the headers of the request did not arrive in time'],
  HPE_HEADER_OVERFLOW: [431, 'the headers of the request are too large'],
};

/** Refuses what arrives on connections that are still open while the server stops. */
export function refuseWhileStopping(server: FastifyInstance): void {
  let isStopping = false;
  server.addHook('preClose', async () => {
    isStopping = true;
  });
  server.addHook('onRequest', async (_request, reply) => {
    if (isStopping) return sendError(reply.header('connection', 'close'), stopping);
  });
}

/** How often connections are closed that have become idle meanwhile. */
const TIDY_MS = 50;

/**
 * Returns the function that closes the server: it refuses new connections, waits up to `ms` for running requests and
 * cuts off those that are left.
 */
export function closerOf(server: FastifyInstance): (ms: number) => Promise<void> {
  const listener: Server = server.server;
  const open = new Set<Socket>();
  listener.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async (ms) => {
    const closed = server.close();
    const tidy = setInterval(() => listener.closeIdleConnections(), TIDY_MS);
    const cut = setTimeout(() => listener.closeAllConnections(), ms);
    // browsers open connections in advance, which Node does not count as idle
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    try {
      await closed;
    } finally {
      clearInterval(tidy);
      clearTimeout(cut);
    }
  };
}
