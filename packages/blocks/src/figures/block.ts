import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { align, columns, surface } from '../schemas/styles.ts';

export const figures: BlockSchema = {
  type: 'figures',
  label: 'Figures',
  group: 'section',
  props: { heading, text },
  styles: { columns, align, ...surface },
  slots: { items: { label: 'Figures', accepts: ['figure'], most: 12 } },
  presets: [
    { name: 'In a line' },
    { name: 'On the accent colour', styles: { scheme: { all: 'accent' }, align: { all: 'center' } } },
  ],
};

export const figure: BlockSchema = {
  type: 'figure',
  label: 'Figure',
  group: 'item',
  named: 'text',
  props: {
    figure: { kind: 'text', label: 'Figure', max: 20, required: true },
    text: { kind: 'text', label: 'What it counts', max: 120 },
  },
  slots: {},
};
