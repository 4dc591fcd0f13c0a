import type { BlockSchema } from '@stoa/page-model';
import { heading } from '../schemas/properties.ts';
import { align, surface, textWidth } from '../schemas/styles.ts';

export const richText: BlockSchema = {
  type: 'richText',
  label: 'Text',
  group: 'section',
  props: { heading, text: { kind: 'richText', label: 'Text' } },
  styles: { align, textWidth, ...surface },
  slots: {},
  presets: [
    { name: 'At the side' },
    { name: 'In the middle', styles: { align: { all: 'center' } } },
    { name: 'Narrow', styles: { textWidth: { all: 'narrow' } } },
  ],
};
