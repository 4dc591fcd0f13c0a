import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { services } from '../schemas/services.ts';
import { align, surface } from '../schemas/styles.ts';

export const socialLinks: BlockSchema = {
  type: 'socialLinks',
  label: 'Accounts elsewhere',
  group: 'section',
  props: { heading, text },
  styles: { align, ...surface },
  slots: { items: { label: 'Accounts', accepts: ['socialLink'], most: 20 } },
  presets: [{ name: 'At the side' }, { name: 'In the middle', styles: { align: { all: 'center' } } }],
};

export const socialLink: BlockSchema = {
  type: 'socialLink',
  label: 'Account',
  group: 'item',
  named: 'link',
  props: {
    service: {
      kind: 'choice',
      label: 'Service',
      options: Object.fromEntries(Object.entries(services).map(([service, { name }]) => [service, name])),
    },
    link: { kind: 'link', label: 'Account' },
  },
  slots: {},
};
