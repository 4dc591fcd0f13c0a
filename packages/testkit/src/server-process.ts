/** The server as it runs in production, in a process of its own that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

export type ServerProcessOptions = {
  dataDirectory: string;
  /** A PostgreSQL database; the embedded one below the data directory where there is none. */
  databaseUrl?: string;
  port: number;
};

export type ServerProcess = {
  /** Without a slash at the end. */
  url: string;
  /** Resolves when it listens; throws what it printed when it ends before. */
  ready: Promise<void>;
  /** Ends it as a loss of power would, with nothing finished, and waits until it is gone. */
  kill(): Promise<void>;
  /** Lets it finish what is under way. */
  stop(): Promise<void>;
};

/** Starts `main.ts` without a demo shop. It ends with this process at the latest. */
export function startServerProcess({ dataDirectory, databaseUrl = '', port }: ServerProcessOptions): ServerProcess {
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: dataDirectory, // the settings of a checkout are not for tests
    env: { ...process.env, ...settings, HOST: '127.0.0.1', DEMO: 'false', NODE_ENV: 'production', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = once(child, 'close').then(() => process.off('exit', killWithUs));
  const ready = listening(child);
  ready.catch(() => {}); // whoever kills it while it starts does not wait for it
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { url, ready, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

function listening(child: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (text: string) => {
      printed = (printed + text).slice(-10_000);
      if (printed.includes('Stoa is running')) resolve();
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    child.once('error', reject);
    child.once('close', (code, signal) => reject(new Error(`The server ended (${code ?? signal}) and printed:\n${printed}`)));
  });
}
