import type { BlockSchema } from '@stoa/page-model';
import { action, heading, howManyCategories, text } from '../schemas/properties.ts';
import { columns, gap, ratio, surface } from '../schemas/styles.ts';

export const categoryTiles: BlockSchema = {
  type: 'categoryTiles',
  label: 'Categories',
  group: 'section',
  props: { heading, text, ...howManyCategories, action },
  styles: { columns, gap, ratio, ...surface },
  slots: {},
  presets: [
    { name: 'Tiles', styles: {} },
    {
      name: 'Two large tiles',
      props: { limit: 2 },
      styles: { columns: { all: '1', tablet: '2' }, ratio: { all: 'wide' } },
    },
    {
      name: 'Tall tiles',
      props: { limit: 3 },
      styles: { columns: { all: '1', tablet: '3' }, ratio: { all: 'portrait' } },
    },
  ],
};
