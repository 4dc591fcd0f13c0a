import type { Caller } from './caller.ts';
import type { SiteCache } from './platform/cache/site-cache.ts';
import type { Scope } from './platform/db/index.ts';
import type { Media } from './platform/media/media.ts';
import type { FetchOutside } from './platform/outgoing/index.ts';
import type { SecretBox } from './platform/secret-box.ts';
import type { Site } from './site.ts';

/** What every use case is given first: where it runs, for whom, and its sources of time and chance. */
export type Context = Scope & {
  site: Site;
  caller: Caller;
  requestId: string;
  /** What reads of public data remember; changes of it must say so. */
  cache: SiteCache;
  media: Media;
  /** Fetches files from addresses that callers name. */
  fetchOutside: FetchOutside;
  now: () => Date;
  newId: () => string;
  log: Logger;
  /** Signs cursors, so that clients cannot make their own. */
  cursorSecret: string;
  /** Encrypts what must be read again, like the secrets of other services, before it is stored. */
  secretBox: SecretBox;
  /** Whether mails leave this server: without that, nobody is asked for a code by mail who did not ask for it. */
  sendsMail: boolean;
  /** What the request's connection tells of the caller's device; empty for work that no request asked for. */
  client: {
    address: string;
    userAgent: string;
    /** By which the browser is remembered for accounts; none where somebody is to prove all of who they are anew. */
    browserSecrets?: readonly string[];
  };
  /** Addresses as this caller knows the server: without a slash at the end. */
  addresses: {
    site: string;
    media: string;
    /** Where the request itself was sent to: what browsers call the origin of a page of ours. */
    origin: string;
  };
};

export type Logger = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};
