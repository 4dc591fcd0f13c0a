/** The demo shop as a first start creates it, on a server process of its own. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoFile } from '../../../apps/server/src/setup/demo-shop.ts';
import { freePort } from './postgres.ts';
import { startServerProcess } from './server-process.ts';

export type DemoShop = {
  /** Where the API and the dashboard are. None of the addresses has a slash at the end. */
  url: string;
  /** Where visitors are. */
  siteUrl: string;
  demo: DemoFile;
  /** What the server logged: nothing while all is well. */
  logged(): string[];
  /** Stops the server and deletes the shop. */
  stop(): Promise<void>;
};

/** Creates the shop and serves it on a free port. Its pictures are drawn first, which takes half a minute. */
export async function startDemoShop(): Promise<DemoShop> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'stoa-demo-'));
  const port = await freePort();
  const server = startServerProcess({ dataDirectory, port, demo: true });
  const stop = async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    await server.ready;
    const demo: DemoFile = JSON.parse(await readFile(join(dataDirectory, 'demo.json'), 'utf8'));
    const logged = () =>
      server
        .printed()
        .split('\n')
        .filter((line) => line.startsWith('{'));
    return { url: server.url, siteUrl: `http://${demo.siteHost}:${port}`, demo, logged, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
