import type { BlockSchema } from '@stoa/page-model';
import { action } from '../schemas/properties.ts';
import { align, scheme } from '../schemas/styles.ts';

export const announcement: BlockSchema = {
  type: 'announcement',
  label: 'Announcement',
  group: 'section',
  props: { text: { kind: 'text', label: 'Text', max: 300, required: true }, action },
  styles: { scheme, align: { ...align, usual: 'center' } },
  slots: {},
  presets: [
    { name: 'On the accent colour', styles: { scheme: { all: 'accent' } } },
    { name: 'Inverse', styles: { scheme: { all: 'inverse' } } },
    { name: 'On a soft background', styles: { scheme: { all: 'quiet' } } },
  ],
};
