import type { BlockSchema } from '@stoa/page-model';
import { heading } from '../schemas/properties.ts';
import { surface } from '../schemas/styles.ts';

export const logos: BlockSchema = {
  type: 'logos',
  label: 'Logos',
  group: 'section',
  props: { heading },
  styles: { ...surface },
  slots: { items: { label: 'Logos', accepts: ['logo'], most: 24 } },
};

export const logo: BlockSchema = {
  type: 'logo',
  label: 'Logo',
  group: 'item',
  named: 'name',
  props: {
    name: { kind: 'text', label: 'Whose it is', max: 100, required: true },
    image: { kind: 'picture', label: 'Picture' },
  },
  slots: {},
};
