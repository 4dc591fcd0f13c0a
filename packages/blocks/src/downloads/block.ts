import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { columns, surface } from '../schemas/styles.ts';

export const downloads: BlockSchema = {
  type: 'downloads',
  label: 'Downloads',
  group: 'section',
  props: { heading, text },
  styles: { columns, ...surface },
  slots: { items: { label: 'Files', accepts: ['download'], most: 60 } },
  presets: [
    { name: 'One below the other' },
    { name: 'In two columns', styles: { columns: { all: '1', tablet: '2' } } },
  ],
};

export const download: BlockSchema = {
  type: 'download',
  label: 'File',
  group: 'item',
  named: 'name',
  props: {
    name: { kind: 'text', label: 'Name', max: 120, required: true },
    text: { kind: 'text', label: 'Description', max: 300 },
    file: { kind: 'file', label: 'File', of: ['DOCUMENT', 'ARCHIVE', 'AUDIO', 'VIDEO'] },
  },
  slots: {},
};
