/** Notices unexpected events in a page: errors, failed requests, requests to unknown hosts. */
import type { Page, Request, Response } from 'playwright-core';

export type Watch = {
  /** The problems so far, in words. */
  problems: string[];
  /** From now on, requests whose address contains `part` may get the response `status`. */
  expect(status: number, part: string): void;
  /** Bytes of JavaScript transferred over the network so far, compressed. */
  scriptBytes(): Promise<number>;
};

/** `origins`: all that pages may contact. */
export function watch(page: Page, origins: string[]): Watch {
  const problems: string[] = [];
  const expected: { status: number; part: string }[] = [];
  const scripts: Promise<number>[] = [];
  const isExpected = (status: number, url: string) =>
    expected.some((answer) => answer.status === status && url.includes(answer.part));

  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // failed requests are handled below, with more detail
    if (message.text().startsWith('Failed to load resource')) return;
    // axe tries to reach into frames without an origin, which Chromium's headless shell reports
    if (/^Failed to execute 'postMessage' on 'DOMWindow'.*origin \('null'\)/.test(message.text())) return;
    // Chromium says so of pictures that it fetched once and shows: of all where scripts are off, and of some where the window was
    // another width before. React preloads each with the sizes that it has.
    if (/\/media\/.* was preloaded using link preload but not used/.test(message.text())) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin)) problems.push(`stranger: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (!isAbandoned(request)) problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    const [status, url] = [response.status(), response.url()];
    if (status >= 400 && !isDocument(response) && !isExpected(status, url)) problems.push(`${status}: ${url}`);
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const bytes = request.sizes().then((sizes) => sizes.responseBodySize);
    bytes.catch(() => {}); // if the page is closed meanwhile, its scripts are no longer needed
    scripts.push(bytes);
  });
  return {
    problems,
    expect: (status, part) => expected.push({ status, part }),
    scriptBytes: async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** Navigation cancels the remaining requests of the page before, and a story that takes the network away cuts all of them off. */
const isAbandoned = (request: Request): boolean => ABANDONED.includes(request.failure()?.errorText ?? '');
const ABANDONED = ['net::ERR_ABORTED', 'net::ERR_INTERNET_DISCONNECTED'];

/** Pages for missing or invalid things have a matching status; the stories check their content. */
const isDocument = (response: Response): boolean => response.request().isNavigationRequest();
