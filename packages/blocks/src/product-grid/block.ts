import type { BlockSchema } from '@stoa/page-model';
import { action, heading, text, whichProducts } from '../schemas/properties.ts';
import { columns, gap, surface } from '../schemas/styles.ts';

export const productGrid: BlockSchema = {
  type: 'productGrid',
  label: 'Products',
  group: 'section',
  props: {
    heading,
    text,
    ...whichProducts,
    action,
  },
  styles: { columns, gap, ...surface },
  slots: {},
  presets: [
    { name: 'Newest products', props: { sort: 'newest', limit: 4 } },
    { name: 'Best rated products', props: { sort: 'rating', limit: 4 } },
    { name: 'Three large ones', props: { limit: 3 }, styles: { columns: { all: '1', tablet: '3' } } },
    { name: 'Inverse', props: { limit: 4 }, styles: { scheme: { all: 'inverse' } } },
  ],
};
