import type { BlockSchema } from '@stoa/page-model';
import { action, heading, text } from '../schemas/properties.ts';
import { align, surface } from '../schemas/styles.ts';

export const countdown: BlockSchema = {
  type: 'countdown',
  label: 'Countdown',
  group: 'section',
  props: {
    heading,
    text,
    until: { kind: 'date', label: 'Until' },
    ended: { kind: 'text', label: 'What it says afterwards', max: 200 },
    action,
  },
  styles: { align: { ...align, usual: 'center' }, ...surface },
  slots: {},
};
