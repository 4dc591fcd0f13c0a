/** Firefox, for the parts of the dashboard in which browsers differ: texts in place, pointers, the clipboard. */
import puppeteer, { type Browser } from 'puppeteer-core';
import { PATIENCE_MS } from './patience.ts';
import { canInstallDebianPackages, findOnPath, installDebianPackages } from './programs.ts';

/** The path of Firefox: that of the variable FIREFOX, else Debian's on PATH, which the tests know; undefined when there is none. */
export const findFirefox = (): string | undefined => process.env.FIREFOX || findOnPath('firefox-esr');

/** Installs Debian's Firefox where there is none and packages can be installed. Elsewhere its tests are skipped. */
export async function installFirefox(): Promise<void> {
  if (!findFirefox() && canInstallDebianPackages()) await installDebianPackages('firefox-esr');
}

/** Starts Firefox without windows. Playwright only drives builds of its own; Puppeteer any, by WebDriver BiDi. */
export const launchFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath, timeout: PATIENCE_MS, protocolTimeout: PATIENCE_MS });
