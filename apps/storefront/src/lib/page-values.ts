import { siteValues } from '@stoa/blocks';
import type { ValueAt, Values } from '@stoa/page-model';
import type { Site } from './site.ts';

/** What the site, and what a page is about, say for blocks. Put together once a block asks. */
export function valuesOn(site: Site, about: () => Values = () => ({})): ValueAt {
  let values: Values | null = null;
  return (path) => {
    values ??= { ...siteValues(site), ...about() };
    return Object.hasOwn(values, path) ? values[path] : null;
  };
}
