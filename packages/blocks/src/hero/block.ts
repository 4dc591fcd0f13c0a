import type { BlockSchema } from '@stoa/page-model';
import { eyebrow, text } from '../schemas/properties.ts';
import { align, headingSize, ratio, split, surface } from '../schemas/styles.ts';

export const hero: BlockSchema = {
  type: 'hero',
  label: 'Opening',
  group: 'section',
  props: {
    eyebrow,
    heading: { kind: 'text', label: 'Heading', max: 200, required: true },
    text,
    action: { kind: 'link', label: 'Button' },
    secondaryAction: { kind: 'link', label: 'Second button' },
    image: { kind: 'picture', label: 'Picture' },
  },
  styles: { align, headingSize, split, ratio, ...surface },
  slots: {},
  presets: [
    { name: 'Beside a picture' },
    { name: 'In the middle', styles: { align: { all: 'center' } } },
    { name: 'In the middle, on a soft background', styles: { align: { all: 'center' }, scheme: { all: 'quiet' } } },
    { name: 'Inverse', styles: { scheme: { all: 'inverse' } } },
  ],
};
