import type { BlockSchema } from '@stoa/page-model';
import { align, surface, textWidth } from '../schemas/styles.ts';

export const quote: BlockSchema = {
  type: 'quote',
  label: 'Quotation',
  group: 'section',
  props: {
    text: { kind: 'text', label: 'Words', max: 2000, lines: 'several', required: true },
    author: { kind: 'text', label: 'Who said it', max: 100 },
    role: { kind: 'text', label: 'What they are', max: 100 },
  },
  styles: { align: { ...align, usual: 'center' }, textWidth, ...surface },
  slots: {},
  presets: [
    { name: 'In the middle' },
    { name: 'On the accent colour', styles: { scheme: { all: 'accent' } } },
    { name: 'At the side', styles: { align: { all: 'start' } } },
  ],
};
