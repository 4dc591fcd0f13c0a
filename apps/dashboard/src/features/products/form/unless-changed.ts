import type { FormErrors } from '../../../ui/form/server-errors.ts';
import type { ProductForm } from './product-form.ts';

type PartProps = { form: ProductForm; errors: FormErrors };

/** For `memo`: rerenders a part of the form when one of the given fields, or an error, changes. */
export const unlessChanged =
  (...fields: (keyof ProductForm)[]) =>
  (before: PartProps, after: PartProps): boolean =>
    before.errors === after.errors && fields.every((field) => before.form[field] === after.form[field]);
