import { expect, test } from 'vitest';
import { hasErrors, isSameFor, type PanelProps } from './panel-of.tsx';
import { blankProduct, type ProductForm } from './product-form.ts';

const change = () => {};
const props = (form: ProductForm, errors = {}): PanelProps<keyof ProductForm> => ({ form, errors, change });

test('a panel renders for its own fields and for errors, not for what is typed elsewhere', () => {
  const form = blankProduct();
  const noErrors = {};
  const before = props(form, noErrors);
  expect(isSameFor(['brand', 'tags'], before, props({ ...form, name: 'Mug' }, noErrors))).toBe(true);
  expect(isSameFor(['name'], before, props({ ...form, name: 'Mug' }, noErrors))).toBe(false);
  expect(isSameFor(['brand'], before, props(form, { name: 'Enter a name' }))).toBe(false);
});

test('errors of a field and of its parts belong to its panel', () => {
  const errors = { 'options.0.choices.1.name': 'Name the choice' };
  expect(hasErrors(errors, 'options')).toBe(true);
  expect(hasErrors(errors, 'option', 'plans')).toBe(false);
});
