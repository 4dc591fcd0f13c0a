/** The server as in production, in a separate process that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { NO_RATE_LIMITS } from './no-rate-limits.ts';

/** Where `npm test` has built it, as `npm start` runs it; else from its sources. */
const PROGRAM = fileURLToPath(
  new URL(process.env.TEST_SERVER === 'built' ? '../dist/server/main.js' : '../src/main.js', import.meta.url),
);
/**
 * A process that lives for seconds does not win back what it costs to optimise the embedded database's code, or to look
 * through little memory often.
 */
const SHORT_LIVED = ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up', '--min-semi-space-size=32'];

export type ServerProcessOptions = {
  dataDirectory: string;
  /** A PostgreSQL database; by default the embedded one below the data directory. */
  databaseUrl?: string;
  port: number;
  /** Whether an empty database gets the demo shop. */
  demo?: boolean;
  /** Further settings, as in the environment. */
  settings?: Record<string, string>;
};

export type ServerProcess = {
  /** Without a slash at the end. */
  url: string;
  /** Resolves when it listens; throws its output when it ends before. */
  ready: Promise<void>;
  /** Ends it like a power cut, with nothing finished, and waits until it is gone. */
  kill(): Promise<void>;
  /** Lets it finish running work. */
  stop(): Promise<void>;
  /** Resolves to its exit code when it ends; null where a signal ended it. */
  ended: Promise<number | null>;
  /** The end of its output. */
  printed(): string;
};

/** Starts `main.js`. It ends with this process at the latest. */
export function startServerProcess({
  dataDirectory,
  databaseUrl = '',
  port,
  demo = false,
  settings: further = {},
}: ServerProcessOptions): ServerProcess {
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [...SHORT_LIVED, PROGRAM], {
    cwd: dataDirectory, // a checkout's settings are not for tests
    env: {
      ...process.env,
      ...settings,
      HOST: '127.0.0.1',
      DEMO: String(demo),
      DEMO_YEAR: 'false',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...NO_RATE_LIMITS,
      ...further,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', killWithUs);
    return code as number | null;
  });
  let text = '';
  const printed = () => text;
  const keep = (more: string) => {
    text = (text + more).slice(-10_000);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const ready = listening(child, printed);
  ready.catch(() => {}); // a test that kills it during the start does not wait for it
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { url, ready, ended, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), printed };
}

function listening(child: ChildProcess, printed: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (printed().includes('Stoa is running')) resolve();
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      reject(new Error(`The server ended (${code ?? signal}) and printed:\n${printed()}`));
    });
  });
}
