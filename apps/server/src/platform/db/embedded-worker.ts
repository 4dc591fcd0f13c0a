// The embedded database's thread. It speaks PostgreSQL's wire protocol: bytes in, bytes out, as a server's socket would.

import { parentPort, workerData } from 'node:worker_threads';
import { type EngineOptions, openEngine } from './embedded-engine.ts';

/** From the pool: a complete request in wire protocol, or the request to stop. */
export type ToWorker = Uint8Array | 'close';
/** To the pool: an answer in wire protocol, or an event of this thread's life. */
export type FromWorker = Uint8Array | 'ready' | 'closed';

if (!parentPort) throw new Error('embedded-worker.ts runs only as a worker thread');
const port = parentPort;
const engine = await openEngine(workerData as EngineOptions);

async function execute(request: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  // these bytes are in the engine's memory, which the next statement overwrites
  await engine.execProtocolRawStream(request, { onRawData: (bytes) => parts.push(bytes.slice()) });
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

/** A new connection gets the one existing session: unfinished work of its predecessor must not leak into it. */
async function resetSession(): Promise<void> {
  await engine.exec('rollback');
  await engine.exec('deallocate all');
}

const startupMessage = 0; // the only message that begins with its length, and so with a zero byte

// one message after the other: a request must never run inside another
let turn = Promise.resolve();
port.on('message', (message: ToWorker) => {
  turn = turn.then(async () => {
    if (message === 'close') {
      await engine.close();
      port.postMessage('closed' satisfies FromWorker);
      port.close();
      return;
    }
    if (message[0] === startupMessage) await resetSession();
    const answer = await execute(message);
    port.postMessage(
      answer satisfies FromWorker,
      answer.buffer.byteLength === answer.byteLength ? [answer.buffer as ArrayBuffer] : [],
    );
  });
});
port.postMessage('ready' satisfies FromWorker);
