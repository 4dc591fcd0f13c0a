import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { surface } from '../schemas/styles.ts';

export const openingHours: BlockSchema = {
  type: 'openingHours',
  label: 'Opening hours',
  group: 'section',
  props: { heading, text },
  styles: { ...surface },
  slots: { items: { label: 'Lines', accepts: ['openingLine'], most: 20 } },
};

export const openingLine: BlockSchema = {
  type: 'openingLine',
  label: 'Line',
  group: 'item',
  named: 'days',
  props: {
    days: { kind: 'text', label: 'Days', max: 80, required: true },
    hours: { kind: 'text', label: 'Hours', max: 80 },
  },
  slots: {},
};
