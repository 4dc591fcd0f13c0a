import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { columns, surface } from '../schemas/styles.ts';

export const priceList: BlockSchema = {
  type: 'priceList',
  label: 'Price list',
  group: 'section',
  props: { heading, text },
  styles: { columns, ...surface },
  slots: { items: { label: 'Lines', accepts: ['priceLine'], most: 100 } },
  presets: [
    { name: 'In one column', styles: { columns: { all: '1' } } },
    { name: 'In two columns', styles: { columns: { all: '1', tablet: '2' } } },
  ],
};

export const priceLine: BlockSchema = {
  type: 'priceLine',
  label: 'Line',
  group: 'item',
  named: 'name',
  props: {
    name: { kind: 'text', label: 'What it is', max: 120, required: true },
    text: { kind: 'text', label: 'Description', max: 400 },
    price: { kind: 'text', label: 'Price', max: 40 },
  },
  slots: {},
};
