import type { BlockSchema, Property } from '@stoa/page-model';
import { heading, text } from '../schemas/properties.ts';
import { surface } from '../schemas/styles.ts';

/** Rows have as many cells as the widest table shows. */
export const MOST_CELLS = 6;

const cell = (_: unknown, index: number): [string, Property] => [
  `cell${index + 1}`,
  { kind: 'text', label: `Column ${index + 1}`, max: 300 },
];
const cells = Object.fromEntries(Array.from({ length: MOST_CELLS }, cell));

export const table: BlockSchema = {
  type: 'table',
  label: 'Table',
  group: 'section',
  props: { heading, text, columns: { kind: 'number', label: 'Columns', min: 2, max: MOST_CELLS } },
  styles: { ...surface },
  slots: {
    head: { label: 'Titles of the columns', accepts: ['tableHead'], most: 1 },
    items: { label: 'Rows', accepts: ['tableRow'], most: 100 },
  },
};

export const tableHead: BlockSchema = {
  type: 'tableHead',
  label: 'Titles',
  group: 'item',
  props: cells,
  slots: {},
};

export const tableRow: BlockSchema = {
  type: 'tableRow',
  label: 'Row',
  group: 'item',
  named: 'cell1',
  props: cells,
  slots: {},
};
