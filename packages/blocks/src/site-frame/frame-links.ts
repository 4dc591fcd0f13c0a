/** The links above and below all pages. */
import type { Messages } from '@stoa/messages';

export type FrameLink = {
  label: string;
  href: string;
  /** The block that it is, where it is edited. */
  block?: string;
};

/** An entry of the menu. */
export type MenuItem = FrameLink & { items: readonly FrameLink[] };

type Policy = { name?: keyof Messages['site']['policyTitles']; title?: string | null };
export type PolicyLink = { title: string; href: string };

/** Links to legal texts, under their usual titles or their own. */
export const policyLinks = (policies: readonly Policy[], { policyTitles }: Messages['site']): PolicyLink[] =>
  policies.flatMap(({ name, title }) =>
    name ? [{ title: title || policyTitles[name], href: `/policies/${name}` }] : [],
  );
