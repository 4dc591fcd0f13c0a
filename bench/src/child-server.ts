import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type HttpClient, newHttpClient } from './http-client.ts';

const LONGEST_START_MS = 30_000;
const LONGEST_STOP_MS = 15_000;
const STOA = fileURLToPath(new URL('../../apps/server/dist/server/main.js', import.meta.url));
const BASELINE = fileURLToPath(new URL('baseline-server.ts', import.meta.url));

/** A server in a separate process. */
export type ChildServer = {
  pid: number;
  port: number;
  client: HttpClient;
  /** Milliseconds from its start to its first answer. */
  startMs: number;
  stop(): Promise<void>;
};

export type Store = { dataDirectory: string; databaseUrl: string | null };

/** The speed of refusing calls is not measured. */
const unlimited = {
  RATE_LIMIT_APP: '0',
  RATE_LIMIT_PERSON: '0',
  RATE_LIMIT_ADDRESS: '0',
  RATE_LIMIT_NEW_VISITORS: '0',
};

/** The product's own server, as in production, but for its limits. */
export async function startStoa(
  { dataDirectory, databaseUrl }: Store,
  host: string,
  settings: Record<string, string> = unlimited,
): Promise<ChildServer> {
  const port = await freePort();
  return start(STOA, {
    port,
    host,
    readyPath: '/livez',
    directory: dataDirectory,
    environment: {
      DATA_DIR: dataDirectory,
      DATABASE_URL: databaseUrl ?? '',
      PUBLIC_URL: `http://localhost:${port}`,
      DEMO: 'false',
      ...settings,
    },
  });
}

/** A server without the product: the minimum cost of Node, and of one statement. */
export async function startBaseline({ dataDirectory, databaseUrl }: Store, siteId: string): Promise<ChildServer> {
  const environment = { DATABASE: databaseUrl ?? `${dataDirectory}/database`, SITE_ID: siteId };
  return start(BASELINE, {
    port: await freePort(),
    host: 'localhost',
    readyPath: '/fixed',
    directory: dataDirectory,
    environment,
  });
}

type Start = { port: number; host: string; readyPath: string; directory: string; environment: Record<string, string> };

async function start(program: string, { port, host, readyPath, directory, environment }: Start): Promise<ChildServer> {
  const began = performance.now();
  const child = spawn(process.execPath, [program], {
    cwd: directory, // a checkout's settings are not for measurements
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const client = newHttpClient({ port, host });
  const stop = async () => {
    client.close();
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
    await once(child, 'exit');
    clearTimeout(timer);
  };
  try {
    while (!(await answers(client, readyPath))) {
      if (child.exitCode !== null) throw new Error(`${program} ended with code ${child.exitCode}`);
      if (performance.now() - began > LONGEST_START_MS)
        throw new Error(`${program} did not answer in ${LONGEST_START_MS / 1000} s`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: child.pid as number, port, client, startMs: performance.now() - began, stop };
}

async function answers(client: HttpClient, path: string): Promise<boolean> {
  return client.send({ method: 'GET', path }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port on the loopback interface');
  return address.port;
}
