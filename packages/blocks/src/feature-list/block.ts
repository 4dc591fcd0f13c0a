import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { align, columns, surface } from '../schemas/styles.ts';

export const featureList: BlockSchema = {
  type: 'featureList',
  label: 'Promises',
  group: 'section',
  props: { heading, text },
  styles: { columns, align, ...surface },
  slots: { items: { label: 'Promises', accepts: ['feature'], most: 12 } },
  presets: [
    { name: 'In a line' },
    { name: 'Two by two', styles: { columns: { all: '1', tablet: '2' } } },
    { name: 'On a soft background', styles: { scheme: { all: 'quiet' } } },
  ],
};

export const feature: BlockSchema = {
  type: 'feature',
  label: 'Promise',
  group: 'item',
  named: 'heading',
  props: { heading, text },
  slots: {},
};
