import { type ComponentType, memo } from 'react';
import { below } from '../../../ui/form/bindings.ts';
import type { FormErrors } from '../../../ui/form/server-errors.ts';
import type { Change, ProductForm } from './product-form.ts';

export type PanelProps<K extends keyof ProductForm> = {
  form: Pick<ProductForm, K>;
  errors: FormErrors;
  change: Change;
  isNew?: boolean;
};

/**
 * A panel that shows these fields of the product and renders only when one of them, or an error, changes: a key pressed
 * in one panel costs the others nothing. Its type keeps it from reading other fields.
 */
export const panelOf = <K extends keyof ProductForm>(fields: readonly K[], Panel: ComponentType<PanelProps<K>>) =>
  memo(Panel, (before, after) => isSameFor(fields, before, after));

export const isSameFor = <K extends keyof ProductForm>(
  fields: readonly K[],
  before: PanelProps<K>,
  after: PanelProps<K>,
): boolean =>
  before.errors === after.errors &&
  before.change === after.change &&
  before.isNew === after.isNew &&
  fields.every((field) => before.form[field] === after.form[field]);

/** Whether one of the fields, or a part of one, has an error. */
export const hasErrors = (errors: FormErrors, ...fields: string[]): boolean =>
  fields.some((field) => Object.keys(below(field, errors)).length > 0);
