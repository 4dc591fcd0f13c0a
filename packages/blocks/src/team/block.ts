import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { align, columns, gap, ratio, surface } from '../schemas/styles.ts';

export const team: BlockSchema = {
  type: 'team',
  label: 'Team',
  group: 'section',
  props: { heading, text },
  styles: { columns, gap, align, ratio: { ...ratio, usual: 'portrait' }, ...surface },
  slots: { items: { label: 'People', accepts: ['teamMember'], most: 40 } },
};

export const teamMember: BlockSchema = {
  type: 'teamMember',
  label: 'Person',
  group: 'item',
  named: 'name',
  props: {
    name: { kind: 'text', label: 'Name', max: 100, required: true },
    role: { kind: 'text', label: 'What they do', max: 120 },
    text,
    image: { kind: 'picture', label: 'Portrait' },
    link: { kind: 'link', label: 'Link' },
  },
  slots: {},
};
