import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { align, surface } from '../schemas/styles.ts';

export const address: BlockSchema = {
  type: 'address',
  label: 'Address',
  group: 'section',
  props: {
    heading,
    text,
    address: { kind: 'text', label: 'Address', max: 400, lines: 'several', required: true },
    phone: { kind: 'text', label: 'Telephone', max: 40 },
    email: { kind: 'text', label: 'E-mail', max: 200 },
    map: {
      kind: 'choice',
      label: 'Link to a map',
      options: { openstreetmap: 'OpenStreetMap', google: 'Google Maps', apple: 'Apple Maps', none: 'No link' },
    },
  },
  styles: { align, ...surface },
  slots: {},
  presets: [{ name: 'At the side' }, { name: 'In the middle', styles: { align: { all: 'center' } } }],
};
