import type { ProductForm } from './product-form.ts';
import type { FormErrors } from './validate.ts';

type PartProps = { form: ProductForm; errors: FormErrors };

/** For `memo`: a part of the form that shows these fields is drawn anew when one of them, or what is wrong, changed. */
export const unlessChanged =
  (...fields: (keyof ProductForm)[]) =>
  (before: PartProps, after: PartProps): boolean =>
    before.errors === after.errors && fields.every((field) => before.form[field] === after.form[field]);
