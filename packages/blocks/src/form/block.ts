import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { align, surface, textWidth } from '../schemas/styles.ts';

export const form: BlockSchema = {
  type: 'form',
  label: 'Form',
  group: 'section',
  props: {
    form: { kind: 'form', label: 'Form' },
    heading,
    text,
    button: { kind: 'text', label: 'Button', max: 60 },
  },
  styles: { align, textWidth, ...surface },
  slots: {},
  presets: [
    { name: 'At the side' },
    { name: 'In the middle', styles: { align: { all: 'center' } } },
    { name: 'Soft', styles: { align: { all: 'center' }, scheme: { all: 'quiet' } } },
  ],
};
