import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { align, columns as count, gap, surface } from '../schemas/styles.ts';

export const columns: BlockSchema = {
  type: 'columns',
  label: 'Columns',
  group: 'section',
  props: { heading, text },
  styles: { columns: count, gap, align, ...surface },
  slots: { items: { label: 'Columns', accepts: ['column'], most: 6 } },
  presets: [
    { name: 'Two columns', styles: { columns: { all: '1', tablet: '2' } } },
    {
      name: 'Two columns on a soft background',
      styles: { columns: { all: '1', tablet: '2' }, scheme: { all: 'quiet' } },
    },
  ],
};

export const column: BlockSchema = {
  type: 'column',
  label: 'Column',
  group: 'item',
  props: {},
  styles: { align },
  slots: { content: { label: 'Content', accepts: ['element'], most: 30 } },
};
