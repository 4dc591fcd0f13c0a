import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { columns, surface } from '../schemas/styles.ts';

export const steps: BlockSchema = {
  type: 'steps',
  label: 'Steps',
  group: 'section',
  props: { heading, text },
  styles: { columns, ...surface },
  slots: { items: { label: 'Steps', accepts: ['step'], most: 12 } },
  presets: [{ name: 'Side by side' }, { name: 'One below the other', styles: { columns: { all: '1' } } }],
};

export const step: BlockSchema = {
  type: 'step',
  label: 'Step',
  group: 'item',
  named: 'heading',
  props: { heading, text },
  slots: {},
};
