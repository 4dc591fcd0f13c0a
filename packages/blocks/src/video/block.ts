import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { ratio, surface, textWidth } from '../schemas/styles.ts';

export const video: BlockSchema = {
  type: 'video',
  label: 'Video',
  group: 'section',
  props: {
    heading,
    text,
    file: { kind: 'file', label: 'Video of yours', of: ['VIDEO'] },
    address: { kind: 'text', label: 'Or its address on YouTube or Vimeo', max: 300 },
    poster: { kind: 'picture', label: 'Picture before it plays' },
    caption: { kind: 'text', label: 'Caption', max: 300 },
    transcript: { kind: 'richText', label: 'What is said' },
  },
  styles: {
    ratio: { ...ratio, label: 'Shape', usual: 'wide' },
    textWidth: { ...textWidth, label: 'Width', usual: 'full' },
    ...surface,
  },
  slots: {},
};
