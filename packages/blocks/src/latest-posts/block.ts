import type { BlockSchema } from '@stoa/page-model';
import { action, heading, text } from '../schemas/properties.ts';
import { columns, gap, surface } from '../schemas/styles.ts';

export const latestPosts: BlockSchema = {
  type: 'latestPosts',
  label: 'Latest posts',
  group: 'section',
  props: {
    heading,
    text,
    which: {
      kind: 'choice',
      label: 'Posts',
      options: { all: 'The latest ones', featured: 'Featured ones' },
    },
    limit: { kind: 'number', label: 'Number of posts', min: 1, max: 12 },
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
