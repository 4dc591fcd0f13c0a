/** Notices what goes wrong in a page while nobody looks at it: errors, failed requests, talk with strangers. */
import type { Page, Request, Response } from 'playwright-core';

export type Watch = {
  /** What went wrong so far, in words. */
  problems: string[];
  /** From now on, requests whose address contains `part` may be answered with `status`. */
  expect(status: number, part: string): void;
  /** Bytes of JavaScript that came over the network so far, compressed as they came. */
  scriptBytes(): Promise<number>;
};

/** `origins`: all that pages may talk to. */
export function watch(page: Page, origins: string[]): Watch {
  const problems: string[] = [];
  const expected: { status: number; part: string }[] = [];
  const scripts: Promise<number>[] = [];
  const isExpected = (status: number, url: string) =>
    expected.some((answer) => answer.status === status && url.includes(answer.part));

  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // whether a request failed is seen below, where more is known of it
    if (message.text().startsWith('Failed to load resource')) return;
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
    if (request.resourceType() === 'script') scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  return {
    problems,
    expect: (status, part) => expected.push({ status, part }),
    scriptBytes: async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** Whoever goes on to the next page does not wait for the rest of this one. */
const isAbandoned = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED';

/** Pages that say what is missing or wrong have a status to match; the stories look at what they say. */
const isDocument = (response: Response): boolean => response.request().isNavigationRequest();
