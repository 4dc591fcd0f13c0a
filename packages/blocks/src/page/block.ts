import type { BlockSchema } from '@stoa/page-model';
import { siteData } from '../schemas/data.ts';

/** The root of a page: what it is called, where it is, and what search engines show of it. */
export const page: BlockSchema = {
  type: 'page',
  label: 'Page',
  group: 'page',
  data: siteData,
  props: {
    title: { kind: 'text', label: 'Title', max: 200, required: true },
    /** Without the leading slash; the home page has none. */
    address: { kind: 'text', label: 'Address', max: 200 },
    seoTitle: { kind: 'text', label: 'Title in search results', max: 200 },
    seoDescription: { kind: 'text', label: 'Description in search results', max: 500, lines: 'several' },
    isHidden: { kind: 'choice', label: 'Search engines', options: { no: 'May list this page', yes: 'Leave it out' } },
  },
  slots: { content: { label: 'Sections', accepts: ['section'], most: 200 } },
};
