import type { BlockSchema } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { surface, textWidth } from '../schemas/styles.ts';

export const questions: BlockSchema = {
  type: 'questions',
  label: 'Questions',
  group: 'section',
  props: { heading, text },
  styles: { textWidth, ...surface },
  slots: { items: { label: 'Questions', accepts: ['question'], most: 60 } },
};

export const question: BlockSchema = {
  type: 'question',
  label: 'Question',
  group: 'item',
  named: 'question',
  props: {
    question: { kind: 'text', label: 'Question', max: 300, required: true },
    answer: { kind: 'richText', label: 'Answer' },
  },
  slots: {},
};
