import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Duplex } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { isShortOfMemory } from '../memory.ts';
import { lockDirectory } from './directory-lock.ts';
import type { EngineOptions } from './embedded-engine.ts';
import type { FromWorker, ToWorker } from './embedded-worker.ts';
import { copyEmptyDatabase } from './empty-database.ts';
import { valueTypes } from './value-types.ts';

/** The time for which work waits for a connection before it fails, in milliseconds. */
export const longestWait = 30_000;

/**
 * Opens the embedded database: PGlite in a worker thread, behind an ordinary `pg.Pool` whose "socket" leads to that
 * thread, so that both databases have the same driver. There is one session, for which work queues in order. Fails when
 * another process has the directory open. `pool.end()` stops the thread and releases the directory; if the thread dies
 * before, every query fails with its error.
 */
export async function openEmbeddedPool(options: EngineOptions): Promise<pg.Pool> {
  const { directory } = options;
  if (directory !== null) await mkdir(dirname(directory), { recursive: true });
  const unlock = directory === null ? () => {} : lockDirectory(directory);
  let engine: Engine;
  try {
    if (directory !== null) await copyEmptyDatabase(directory);
    engine = startEngine(options);
    await engine.ready;
  } catch (error) {
    unlock();
    throw new Error(
      `the embedded database ${directory ?? 'in memory'} could not be opened: ${error instanceof Error ? error.message : error}. ` +
        'If it is damaged, restore a backup of this folder, or delete the folder to start over.',
      {
        cause: error,
      },
    );
  }
  const pool = new pg.Pool({
    stream: () => openSocket(engine),
    max: 1,
    connectionTimeoutMillis: longestWait,
    idleTimeoutMillis: 0,
    types: valueTypes,
    // questions of the protocol that only matter to a server
    user: 'postgres',
    database: 'postgres',
    host: 'embedded',
  });
  // a stopped engine fails the running query, which reports it
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const end = pool.end.bind(pool);
  return Object.assign(pool, {
    async end() {
      await end();
      await engine.close();
      unlock();
    },
  });
}

type Engine = {
  ready: Promise<void>;
  send(request: ToWorker): void;
  /** Connects a socket; only the newest one receives answers. */
  attach(socket: Duplex): void;
  close(): Promise<void>;
};

function startEngine(options: EngineOptions): Engine {
  // to optimise one of the engine's functions takes 600 MB, for a moment
  if (isShortOfMemory()) setFlagsFromString('--no-wasm-dynamic-tiering --no-wasm-tier-up');
  const file = new URL('./embedded-worker.ts', import.meta.url);
  const worker = new Worker(file, { workerData: options, execArgv: [] }); // this process's flags are not for the thread
  const ready = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  let socket: Duplex | undefined;
  let failure: Error | undefined;

  const fail = (error: Error) => {
    failure ??= new Error(`the embedded database has stopped: ${error.message}. Restart the server`, { cause: error });
    ready.reject(error);
    closed.resolve();
    socket?.destroy(failure);
  };
  worker.on('message', (message: FromWorker) => {
    if (message === 'ready') ready.resolve();
    else if (message === 'closed') closed.resolve();
    else socket?.push(message);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`its thread ended with code ${code}`)));

  return {
    ready: ready.promise,
    send: (request) => worker.postMessage(request),
    attach(newSocket) {
      socket = newSocket;
      if (failure) newSocket.destroy(failure);
    },
    async close() {
      if (!failure) worker.postMessage('close' satisfies ToWorker);
      await closed.promise;
    },
  };
}

/** A socket, as far as `pg` is concerned. */
function openSocket(engine: Engine): Duplex {
  const terminate = 'X'.charCodeAt(0);
  const send = (chunks: Buffer[]) => {
    if (chunks[0]?.[0] !== terminate) engine.send(Buffer.concat(chunks));
  };
  const socket = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      send([chunk]);
      done();
    },
    // `pg` corks the messages of one query, so that they arrive together
    writev(chunks, done) {
      send(chunks.map(({ chunk }) => chunk as Buffer));
      done();
    },
    final(done) {
      socket.push(null);
      done();
    },
  });
  const nothing = () => socket;
  const connect = () => {
    engine.attach(socket);
    setImmediate(() => socket.destroyed || socket.emit('connect'));
    return socket;
  };
  return Object.assign(socket, { connect, setNoDelay: nothing, setKeepAlive: nothing, ref: nothing, unref: nothing });
}
