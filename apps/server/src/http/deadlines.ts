import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseConnection } from './connections.ts';

/** The time that requests may take to arrive, in milliseconds. */
export type Deadlines = {
  /** For headers, from the opening of the connection or the first byte. */
  headersMs: number;
  /** For a body that is read as a whole, from its headers. */
  bodyMs: number;
  /** Between two bytes of a file that is read while it arrives, which may take long in all. */
  silenceMs: number;
  /** From an answer to the connection's next request. */
  idleMs: number;
};

export const DEADLINES: Deadlines = { headersMs: 20_000, bodyMs: 30_000, silenceMs: 30_000, idleMs: 72_000 };

/** Looks within the shortest deadline: one is noticed a fifth late at most. */
const CHECKS = 5;

/** The deadlines that Node itself keeps, for `http.createServer`. */
export const headerDeadlines = ({ headersMs }: Deadlines) => ({
  headersTimeout: headersMs,
  connectionsCheckingInterval: headersMs / CHECKS,
});

/** Ends requests whose bodies are late, with 408: a byte now and then would keep a connection for ever. */
export function bodyDeadlines(server: FastifyInstance, deadlines: Deadlines): void {
  /** Requests whose handlers read the body while it arrives. */
  const streams = new WeakSet<IncomingMessage>();
  server.addHook('onRequest', (request, reply, done) => {
    // a request that was injected has no connection
    if (hasBody(request.raw) && request.raw.socket instanceof Socket)
      watchArrival(request.raw, reply.raw, { ...deadlines, isStream: () => streams.has(request.raw) });
    done();
  });
  // a body that is still on its way when the handler begins was not parsed
  server.addHook('preHandler', (request, _reply, done) => {
    if (!request.raw.complete) streams.add(request.raw);
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

type Watch = Pick<Deadlines, 'bodyMs' | 'silenceMs'> & { isStream(): boolean };

function watchArrival(request: IncomingMessage, response: ServerResponse, { bodyMs, silenceMs, isStream }: Watch) {
  const { socket } = request;
  const began = performance.now();
  let last = { at: began, received: socket.bytesRead };
  const timer = setInterval(() => {
    const now = performance.now();
    // while read bytes wait for the handler, the sender cannot send more
    if (socket.bytesRead !== last.received || request.readableLength > 0)
      last = { at: now, received: socket.bytesRead };
    // what is left of a body after the answer is of no use to anybody
    const mayTakeLong = isStream() && !response.writableEnded;
    if (mayTakeLong ? now - last.at < silenceMs : now - began < bodyMs) return;
    stop();
    if (response.headersSent) socket.destroy();
    else refuseConnection(socket, 408, 'the body of the request did not arrive in time');
  }, Math.min(bodyMs, silenceMs) / CHECKS).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
}
