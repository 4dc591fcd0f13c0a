import { LRUCache } from 'lru-cache';

export type Device = 'PHONE' | 'TABLET' | 'DESKTOP';

/** There are few kinds of browsers, and reading a name takes longer than looking it up. */
const known = new LRUCache<string, { device: Device | null }>({ max: 2000 });
const LONGEST_NAME = 500;

/** The kind of device of a browser, by its `User-Agent`; null for programs that no person looks at. */
export function deviceOf(userAgent: string): Device | null {
  const found = known.get(userAgent);
  if (found) return found.device;
  const device = readDevice(userAgent);
  if (userAgent.length <= LONGEST_NAME) known.set(userAgent, { device });
  return device;
}

/** All browsers call themselves so; so do most search engines, but they name themselves, too. */
const BROWSER = /^(Mozilla\/5\.0 |Opera\/)/;
const PROGRAM =
  /bot\b|bot[/_-]|crawl|spider|slurp|archiver|transcoder|preview|prerender|monitor|uptime|pingdom|lighthouse|pagespeed|gtmetrix|headless|phantom|selenium|puppeteer|playwright|scrap|fetcher|validator|checker|scanner|facebookexternalhit|externalagent|mediapartners|whatsapp|embedly|gptbot|chatgpt-user|anthropic|claude|perplexity|bytespider|python|curl\/|wget|httpclient|okhttp|axios|go-http|java\/|ruby|libwww|https?:\/\//i;
const TABLET = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle|Android(?!.*Mobi)/i;
const PHONE = /Mobi|iPhone|iPod|Windows Phone|Opera Mini|BlackBerry/i;

function readDevice(userAgent: string): Device | null {
  if (!BROWSER.test(userAgent) || PROGRAM.test(userAgent)) return null;
  if (TABLET.test(userAgent)) return 'TABLET';
  return PHONE.test(userAgent) ? 'PHONE' : 'DESKTOP';
}
