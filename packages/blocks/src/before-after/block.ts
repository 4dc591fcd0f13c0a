import type { BlockSchema, Property } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { ratio, surface, textWidth } from '../schemas/styles.ts';

const words = (label: string): Property => ({ kind: 'text', label, max: 40, required: true });

export const beforeAfter: BlockSchema = {
  type: 'beforeAfter',
  label: 'Before and after',
  group: 'section',
  props: {
    heading,
    text,
    before: { kind: 'picture', label: 'Picture before' },
    beforeLabel: words('What the first is called'),
    after: { kind: 'picture', label: 'Picture after' },
    afterLabel: words('What the second is called'),
  },
  styles: {
    ratio: { ...ratio, usual: 'landscape' },
    textWidth: { ...textWidth, label: 'Width', usual: 'wide' },
    ...surface,
  },
  slots: {},
};
