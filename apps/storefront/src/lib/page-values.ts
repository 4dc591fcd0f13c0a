import { siteValues } from '@stoa/blocks';
import type { ValueAt, Values } from '@stoa/page-model';
import type { Site } from './site.ts';

/** What the site, and what a page is about, say for blocks. Put together once a block asks, and no more of it than is asked for. */
export function valuesOn(site: Site, about: () => Values = () => ({})): ValueAt {
  let sources: readonly Values[] | null = null;
  return (path) => {
    sources ??= [about(), siteValues(site)];
    return sources.find((values) => Object.hasOwn(values, path))?.[path] ?? null;
  };
}
