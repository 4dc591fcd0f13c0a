import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { surface, textWidth } from '../schemas/styles.ts';

export const timeline: BlockSchema = {
  type: 'timeline',
  label: 'Timeline',
  group: 'section',
  props: { heading, text },
  styles: { textWidth, ...surface },
  slots: { items: { label: 'Moments', accepts: ['moment'], most: 40 } },
};

export const moment: BlockSchema = {
  type: 'moment',
  label: 'Moment',
  group: 'item',
  named: 'heading',
  props: {
    when: { kind: 'text', label: 'When', max: 60 },
    heading,
    text,
    image: { kind: 'picture', label: 'Picture' },
  },
  slots: {},
};
