import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { surface, textWidth } from '../schemas/styles.ts';

export const embed: BlockSchema = {
  type: 'embed',
  label: 'Own code',
  group: 'section',
  named: 'name',
  props: {
    heading,
    text,
    name: { kind: 'text', label: 'What it shows', max: 100, required: true },
    code: { kind: 'text', label: 'HTML', max: 20_000, lines: 'code' },
    height: { kind: 'number', label: 'Height in pixels', min: 40, max: 3000 },
  },
  styles: { textWidth: { ...textWidth, label: 'Width', usual: 'full' }, ...surface },
  slots: {},
};
