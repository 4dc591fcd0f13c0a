import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import { hasSites } from './domains/sites/index.ts';
import { releaseMemoryAtRest } from './platform/memory.ts';
import type { DemoFile } from './setup/demo-shop.ts';
import { prepare, type Running } from './start.ts';

/** The time for everything else to stop, once no request is left: a job that hangs must not keep the process. */
const LAST_RESORT_MS = 20_000;

try {
  const config = readConfig(process.env);
  openDirectory(config.dataDirectory);
  const running = await prepare(config);
  const isFirst = config.demo && !(await hasSites(running.database));
  if (isFirst) running.app.notReady = 'the demo shop is being created';
  const address = await listen(running, config);
  const demo = isFirst ? await newDemoShop(running, config) : knownDemoShop(config);
  running.app.notReady = null;
  stopOnSignals(running, config);
  announce(address, config, demo);
  releaseMemoryAtRest();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}

/** Makes sure that the data directory is there and can be written to. */
function openDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new Error(
        `the data directory ${path} is not a directory: move that file, or set DATA_DIR to another folder.`,
      );
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new Error(
        `the data directory ${path} is not writable: give this user the right to write to it, or set DATA_DIR to another folder.`,
      );
    throw new Error(`the data directory ${path} cannot be used: ${message}. Set DATA_DIR to another folder.`);
  }
}

/** Listens, and returns the address. */
async function listen({ server }: Running, { port, host }: Config): Promise<string> {
  try {
    return await server.listen({ port, host });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`port ${port} of ${host} is in use: stop the program that uses it, or set PORT to another one.`);
    throw new Error(
      `port ${port} of ${host} cannot be opened: ${message}. Set HOST and PORT to what this machine allows.`,
    );
  }
}

/** Creates the demo shop, on the first start of an empty database. */
async function newDemoShop(running: Running, config: Config): Promise<DemoFile> {
  const { createDemoShop } = await import('./setup/demo-shop.ts');
  return createDemoShop(running, config, (line) => console.log(line));
}

/** The demo shop of this data directory, if an earlier start created one. */
function knownDemoShop(config: Config): DemoFile | null {
  const file = join(config.dataDirectory, 'demo.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoFile) : null;
}

function stopOnSignals(running: Running, { stopMs }: Config): void {
  const stop = (signal: string) => {
    console.log(`\n${signal}: finishing what is under way ...`);
    setTimeout(() => process.exit(1), stopMs + LAST_RESORT_MS).unref();
    running.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function announce(address: string, config: Config, demo: DemoFile | null): void {
  const { port } = new URL(address);
  const url = (host: string) => `http://${host}:${port}`;
  const lines = [
    ...(demo ? [['Storefront', `${url(demo.siteHost)}/`]] : []),
    ['Dashboard', `${config.publicUrl}/dashboard/`],
    ['API reference', `${config.publicUrl}/docs`],
    ...(demo ? [['Sign in as', `${demo.ownerEmail} / ${demo.ownerPassword}`]] : []),
  ];
  console.log(
    `Stoa is running.\n${lines.map(([name, value]) => `  ${name?.padEnd(14)}${value}`).join('\n')}\nCtrl-C stops it.`,
  );
}
