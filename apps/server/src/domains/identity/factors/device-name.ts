import type { Messages } from '@stoa/messages';

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], text: string) => names.find(([mark]) => mark.test(text))?.[1];

/**
 * The device behind a `User-Agent` header, in words: `Firefox on Windows`. Unknown programs are named by their first
 * word.
 */
export function deviceName(userAgent: string, texts: Messages['devices']): string {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  if (browser && system) return texts.browserOn(browser, system);
  if (browser ?? system) return browser ?? system ?? '';
  const word = /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  return word ? texts.program(word) : texts.unknown;
}
