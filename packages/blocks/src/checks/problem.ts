import type { Id, Op } from '@stoa/page-model';

export const PROBLEM_KINDS = [
  'missing-text',
  'unknown-data',
  'data-may-lack',
  'dead-link',
  'link-without-target',
  'link-without-text',
  'vague-link',
  'dead-category',
  'missing-form',
  'dead-form',
  'picture-without-alt',
  'low-contrast',
  'heading-skipped',
  'heading-empty',
  'heavy',
  'no-search-title',
  'no-search-description',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Something about a page that visitors or search engines stumble over. It keeps nobody from publishing. */
export type Problem = {
  kind: ProblemKind;
  /** The block that it is about; the root, if it is about the page as a whole. */
  block: Id;
  property?: string;
  /** What of the page or of its measures it is about: the words of a link, an address, a path of data, a size. */
  words?: string;
  /** Operations that mend it. */
  fix?: readonly Op[];
};
