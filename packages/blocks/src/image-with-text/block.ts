import type { BlockSchema } from '@stoa/page-model';
import { action, eyebrow, heading, text } from '../schemas/properties.ts';
import { headingSize, ratio, split, surface } from '../schemas/styles.ts';

export const imageWithText: BlockSchema = {
  type: 'imageWithText',
  label: 'Picture and text',
  group: 'section',
  props: {
    eyebrow,
    heading,
    text,
    image: { kind: 'picture', label: 'Picture' },
    imageSide: { kind: 'choice', label: 'Picture', options: { left: 'On the left', right: 'On the right' } },
    action,
  },
  styles: { headingSize, split, ratio, ...surface },
  slots: {},
  presets: [
    { name: 'Picture on the left', props: { imageSide: 'left' } },
    { name: 'Picture on the right', props: { imageSide: 'right' } },
    { name: 'Small picture', props: { imageSide: 'left' }, styles: { split: { all: 'five-seven' } } },
    { name: 'On a soft background', props: { imageSide: 'right' }, styles: { scheme: { all: 'quiet' } } },
  ],
};
