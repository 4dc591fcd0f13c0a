import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { columns, gap, ratio, surface } from '../schemas/styles.ts';

export const gallery: BlockSchema = {
  type: 'gallery',
  label: 'Gallery',
  group: 'section',
  props: { heading, text },
  styles: { columns, gap, ratio: { ...ratio, usual: 'square' }, ...surface },
  slots: { items: { label: 'Pictures', accepts: ['galleryPicture'], most: 60 } },
  presets: [
    { name: 'Grid of squares', styles: { columns: { all: '2', tablet: '3', desktop: '4' } } },
    { name: 'Large pictures', styles: { columns: { all: '1', tablet: '2' }, ratio: { all: 'landscape' } } },
    { name: 'Without gaps', styles: { columns: { all: '2', tablet: '4' }, gap: { all: 'none' } } },
  ],
};

export const galleryPicture: BlockSchema = {
  type: 'galleryPicture',
  label: 'Picture',
  group: 'item',
  named: 'caption',
  props: {
    image: { kind: 'picture', label: 'Picture' },
    caption: { kind: 'text', label: 'Caption', max: 300 },
    link: { kind: 'link', label: 'Link' },
  },
  slots: {},
};
