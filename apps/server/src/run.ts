import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import { hasSites } from './domains/sites/index.ts';
import type { DemoFile } from './setup/demo-shop.ts';
import { prepare, type Running } from './start.ts';

/** The time for everything else to stop, once no request is left: a job that hangs must not keep the process. */
const LAST_RESORT_MS = 20_000;

try {
  const config = readConfig(process.env);
  mkdirSync(config.dataDirectory, { recursive: true });
  const running = await prepare(config);
  const demo = await demoShop(running, config);
  const address = await running.server.listen({ port: config.port, host: config.host });
  stopOnSignals(running, config);
  announce(address, config, demo);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}

/** The demo shop of this data directory; created on the first start of an empty database. */
async function demoShop(running: Running, config: Config): Promise<DemoFile | null> {
  if (config.demo && !(await hasSites(running.database))) {
    const { createDemoShop } = await import('./setup/demo-shop.ts');
    return createDemoShop(running, config, (line) => console.log(line));
  }
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
