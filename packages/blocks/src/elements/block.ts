/** What stands in columns. */
import type { BlockSchema } from '@stoa/page-model';
import { headingSize, ratio, spaceHeight } from '../schemas/styles.ts';

export const heading: BlockSchema = {
  type: 'heading',
  label: 'Heading',
  group: 'element',
  named: 'text',
  props: { text: { kind: 'text', label: 'Heading', max: 200, required: true } },
  styles: { headingSize },
  slots: {},
};

export const words: BlockSchema = {
  type: 'words',
  label: 'Words',
  group: 'element',
  props: { text: { kind: 'richText', label: 'Text' } },
  slots: {},
};

export const button: BlockSchema = {
  type: 'button',
  label: 'Button',
  group: 'element',
  named: 'link',
  props: {
    link: { kind: 'link', label: 'Button' },
    look: {
      kind: 'choice',
      label: 'Looks like',
      options: { full: 'A button', quiet: 'A quiet button', link: 'A link' },
    },
  },
  slots: {},
};

export const picture: BlockSchema = {
  type: 'picture',
  label: 'Picture',
  group: 'element',
  props: {
    image: { kind: 'picture', label: 'Picture' },
    caption: { kind: 'text', label: 'Caption', max: 300 },
  },
  styles: { ratio },
  slots: {},
};

export const divider: BlockSchema = {
  type: 'divider',
  label: 'Line',
  group: 'element',
  props: {},
  slots: {},
};

export const spacer: BlockSchema = {
  type: 'spacer',
  label: 'Space',
  group: 'element',
  props: {},
  styles: { spaceHeight },
  slots: {},
};
