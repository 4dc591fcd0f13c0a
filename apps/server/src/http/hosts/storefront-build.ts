import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Transport } from '@stoa/sdk';
import type { DisplayCurrency } from '../../domains/currencies/index.ts';
import type { InProcess } from '../api/in-process.ts';
import type { App } from '../app.ts';

/** Where the storefront package is built to. */
export const built = fileURLToPath(new URL('../../../../storefront/dist/', import.meta.url));

/** What the storefront package's server build exports. */
export type Storefront = {
  handle(request: StorefrontRequest): Promise<StorefrontResponse>;
};
export type StorefrontResponse = {
  status: number;
  headers: Record<string, string>;
  /** Long bodies come in parts, generated while they are sent. */
  body: string | AsyncIterable<string>;
  /** The currency that the visitor chose to see prices in, to be kept. */
  chosenCurrency?: string;
  /** What the visitor agreed to and what not, to be kept. */
  decision?: string;
  /** Hosts of others that the page may load from and send to. */
  hosts?: readonly string[];
};
type StorefrontRequest = {
  method: 'GET' | 'POST';
  url: URL;
  form: URLSearchParams | null;
  files: readonly UploadableFile[];
  isKnown: boolean;
  languageCountry: string | null;
  language: string;
  languagePath: string;
  transport: Transport;
  remember: <T extends object>(key: string, load: () => Promise<T>) => Promise<T>;
  displayCurrency: DisplayCurrency | null;
  displayCurrencyOf: (code: string) => Promise<DisplayCurrency | null>;
  decision: string;
  nonce: string;
  returnAddresses: Record<string, string>;
};

/** A file of a posted form, to be passed on to an operation that takes files. */
type UploadableFile = { field: string; name: string; upload: InProcess['transport'] };

/** Loads the build; null where there is none. */
export async function loadStorefront(app: App): Promise<Storefront | null> {
  if (!existsSync(`${built}server/server.js`)) return null;
  const { createStorefront } = (await import(`${built}server/server.js`)) as {
    createStorefront(options: { manifest: unknown; onFault(error: unknown): void }): Storefront;
  };
  const manifest = JSON.parse(readFileSync(`${built}client/.vite/manifest.json`, 'utf8'));
  const onFault = (error: unknown) => {
    if (!app.database.isAway()) app.log.error({ err: error }, 'a page could not be rendered');
  };
  return createStorefront({ manifest, onFault });
}
