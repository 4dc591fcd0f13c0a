import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { surface } from '../schemas/styles.ts';

export const tabs: BlockSchema = {
  type: 'tabs',
  label: 'Tabs',
  group: 'section',
  props: { heading, text },
  styles: { ...surface },
  slots: { items: { label: 'Tabs', accepts: ['tab'], most: 6 } },
};

export const tab: BlockSchema = {
  type: 'tab',
  label: 'Tab',
  group: 'item',
  named: 'title',
  props: { title: { kind: 'text', label: 'Title', max: 60, required: true } },
  slots: { content: { label: 'Content', accepts: ['element'], most: 30 } },
};
