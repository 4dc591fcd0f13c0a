import type { BlockSchema } from '@stoa/page-model';
import { eyebrow, text } from '../schemas/properties.ts';
import { align, headingSize, height } from '../schemas/styles.ts';

export const banner: BlockSchema = {
  type: 'banner',
  label: 'Banner',
  group: 'section',
  named: 'heading',
  props: {
    eyebrow,
    heading: { kind: 'text', label: 'Heading', max: 200, required: true },
    text,
    action: { kind: 'link', label: 'Button' },
    image: { kind: 'picture', label: 'Picture' },
  },
  styles: { align, headingSize, height },
  slots: {},
  presets: [
    { name: 'Words in the middle', styles: { align: { all: 'center' } } },
    { name: 'Words at the side' },
    { name: 'As high as the window', styles: { height: { all: 'full' }, align: { all: 'center' } } },
  ],
};
