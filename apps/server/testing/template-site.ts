/** Sites that begin with a template, made as the dashboard makes them. */
import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE_MS } from '@stoa/testkit/patience';
import type { APIRequestContext } from 'playwright-core';

type Wish = { name: string; address: string; template: string };

/** Makes a site with the session of `requests`, and waits until its pages, pictures and products are there. */
export async function makeTemplateSite(requests: APIRequestContext, url: string, wish: Wish): Promise<void> {
  const headers = { origin: url };
  const facts = { country: 'DE', language: 'en', currency: 'EUR', timeZone: 'Europe/Berlin' };
  const made = await requests.post(`${url}/stoa/v1/my-sites`, { data: { site: { ...facts, ...wish } }, headers });
  if (!made.ok()) throw new Error(`No site of ${wish.template}: ${await made.text()}`);
  const { site } = await made.json();
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(500)) {
    const { sites } = await (await requests.get(`${url}/stoa/v1/my-sites`, { headers })).json();
    if (sites.find(({ id }: { id: string }) => id === site.id)?.isBeingFurnished === false) return;
  }
  throw new Error(`The site of ${wish.template} was not ready in time`);
}

/** The address of a site of the server at `url`, by the first label of its name. */
export const siteAddressOf = (url: string, name: string): string => `http://${name}.localhost:${new URL(url).port}`;
