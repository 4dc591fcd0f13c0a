/** The browser for journeys and measurements: Chromium, found on this machine or installed. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';
import { canInstallDebianPackages, findOnPath, installDebianPackages, run } from './programs.ts';

/** No outside connections, and every tenant has a host name without DNS. */
const LAUNCH_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP localhost 127.0.0.1, MAP *.test 127.0.0.1',
];

/**
 * The path of Chromium: that of the variable CHROMIUM, else a browser on PATH, else one that Playwright installed.
 * Throws an error with advice when there is none.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is no such file`);
  const ofPlaywright = chromium.executablePath();
  const found =
    named ||
    findOnPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ||
    (existsSync(ofPlaywright) ? ofPlaywright : undefined);
  if (!found) throw new Error('No Chromium found. Install it, or set CHROMIUM to the path of Chromium or Chrome');
  return found;
}

/** Installs Chromium: Debian's package where that is possible, else the build that Playwright downloads. */
export async function installBrowser(): Promise<void> {
  if (canInstallDebianPackages()) return installDebianPackages('chromium', 'fonts-liberation');
  const commandLine = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core/package.json')));
  await run(process.execPath, [commandLine, 'install', 'chromium']);
}

/** Starts a headless browser in which `*.localhost` and `*.test` are this machine, and that waits as long as tests do. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: LAUNCH_ARGUMENTS });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}

// `node browser.ts` prints the path of the browser; `node browser.ts --install` installs one first.
if (import.meta.main) {
  try {
    if (process.argv.includes('--install')) await installBrowser();
    console.log(await findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
