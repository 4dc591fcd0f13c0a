import type { BlockSchema } from '@stoa/page-model';

/** The root of what stands below every page, beside what the shop itself shows there. */
export const siteFooter: BlockSchema = {
  type: 'siteFooter',
  label: 'Footer',
  group: 'page',
  props: { text: { kind: 'text', label: 'Text', max: 500, lines: 'several' } },
  slots: { content: { label: 'Links', accepts: ['menuLink'], most: 40 } },
};
