/**
 * The browser for journeys and measurements: Chromium, found on this machine or installed. Its headless shell is preferred:
 * the same pages without the windows around them, which cost a third of the processor time.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { installFirefox } from './firefox.ts';
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
    findOnPath(
      SHELL,
      'chrome-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ) ||
    (existsSync(ofPlaywright) ? ofPlaywright : undefined);
  if (!found) throw new Error('No Chromium found. Install it, or set CHROMIUM to the path of Chromium or Chrome');
  return found;
}

/** The command and Debian's package of the headless shell, which older systems do not have. */
const SHELL = 'chromium-headless-shell';

/**
 * Installs what is missing: the headless shell where Debian's package can be installed, else, where there is no Chromium at
 * all, Debian's, or the build that Playwright downloads.
 */
export async function installBrowser(): Promise<void> {
  const isDebian = canInstallDebianPackages();
  if (process.env.CHROMIUM || findOnPath(SHELL)) return;
  if (isDebian && (await installed(SHELL))) return;
  if (await findBrowser().catch(() => undefined)) return;
  if (isDebian) return installDebianPackages('chromium', 'fonts-liberation');
  const commandLine = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core/package.json')));
  await run(process.execPath, [commandLine, 'install', 'chromium']);
}

const installed = (name: string): Promise<boolean> =>
  installDebianPackages(name, 'fonts-liberation').then(
    () => true,
    () => false,
  );

/** Starts a headless browser in which `*.localhost` and `*.test` are this machine, and that waits as long as tests do. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: LAUNCH_ARGUMENTS });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}

// `node browser.ts` prints the path of the browser; `node browser.ts --install` installs one first, and Firefox.
if (import.meta.main) {
  try {
    if (process.argv.includes('--install')) {
      await installBrowser();
      // without it, its tests are skipped
      await installFirefox().catch(() => {});
    }
    console.log(await findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
