import type { BlockSchema } from '@stoa/page-model';
import { action, heading, text, whichPosts } from '../schemas/properties.ts';
import { columns, gap, surface } from '../schemas/styles.ts';

export const latestPosts: BlockSchema = {
  type: 'latestPosts',
  label: 'Latest posts',
  group: 'section',
  props: {
    heading,
    text,
    ...whichPosts,
    action,
  },
  styles: { columns, gap, ...surface },
  slots: {},
  presets: [
    { name: 'Three posts', props: { limit: 3 } },
    { name: 'Two large posts', props: { limit: 2 }, styles: { columns: { all: '1', tablet: '2' } } },
    { name: 'Featured posts', props: { which: 'featured', limit: 3 } },
    { name: 'On a soft background', props: { limit: 3 }, styles: { scheme: { all: 'quiet' } } },
  ],
};
