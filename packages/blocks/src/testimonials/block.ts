import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { columns, surface } from '../schemas/styles.ts';

export const testimonials: BlockSchema = {
  type: 'testimonials',
  label: 'Testimonials',
  group: 'section',
  props: { heading, text },
  styles: { columns, ...surface },
  slots: { items: { label: 'Testimonials', accepts: ['testimonial'], most: 24 } },
  presets: [
    { name: 'Side by side' },
    { name: 'On a soft background', styles: { scheme: { all: 'quiet' } } },
    { name: 'One below the other', styles: { columns: { all: '1' } } },
  ],
};

export const testimonial: BlockSchema = {
  type: 'testimonial',
  label: 'Testimonial',
  group: 'item',
  named: 'author',
  props: {
    text: { kind: 'text', label: 'Words', max: 1000, lines: 'several', required: true },
    author: { kind: 'text', label: 'Who said it', max: 100 },
    role: { kind: 'text', label: 'What they are', max: 100 },
    image: { kind: 'picture', label: 'Portrait' },
  },
  slots: {},
};
