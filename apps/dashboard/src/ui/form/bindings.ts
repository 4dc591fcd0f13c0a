import type { ChangeEvent } from 'react';
import type { FormErrors } from './server-errors.ts';

type FieldOf<V, T> = { [K in keyof V]-?: V[K] extends T ? K : never }[keyof V] & string;
/** Inputs that suggest values accept any other value too. */
type Loose<T> = T extends string ? string : T;

/** The props with which an input shows and changes a field of the form. */
export type Bindings<V> = {
  /** For inputs with event-based change handlers: `TextInput`, `Textarea`, `NativeSelect`, `PasswordInput`. */
  text: <K extends FieldOf<V, string>>(
    field: K,
  ) => {
    value: V[K];
    error: string | undefined;
    readOnly: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  };
  /** For inputs with value-based change handlers: `Select`, `Radio.Group`, `TagsInput`, `NumberInput`. */
  input: <K extends keyof V & string>(
    field: K,
  ) => { value: V[K]; error: string | undefined; onChange: (value: Loose<V[K]>) => void };
  /** For groups of inputs, which show a list or an object, and the errors in it: `0`, `0.name`, `city`. */
  list: <K extends FieldOf<V, object>>(
    field: K,
  ) => { items: V[K]; errors: FormErrors; onChange: (items: V[K]) => void };
  /** For `Checkbox` and `Switch`. */
  toggle: (field: FieldOf<V, boolean>) => {
    checked: boolean;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
};

/** `isLocked`: fields of text say that they take none; `change` is what ignores it. */
export function bindings<V>(
  values: V,
  errors: FormErrors,
  change: (update: (values: V) => V) => void,
  isLocked: boolean,
): Bindings<V> {
  const put = (field: keyof V, value: unknown) => change((now) => ({ ...now, [field]: value }));
  return {
    text: (field) => ({
      value: values[field],
      error: errors[field],
      readOnly: isLocked,
      onChange: ({ currentTarget: { value } }) => put(field, value),
    }),
    input: (field) => ({
      value: values[field],
      error: errors[field],
      onChange: (value) => put(field, value),
    }),
    list: (field) => ({
      items: values[field],
      errors: below(field, errors),
      onChange: (items) => put(field, items),
    }),
    toggle: (field) => ({
      checked: values[field] as boolean,
      error: errors[field],
      onChange: ({ currentTarget: { checked } }) => put(field, checked),
    }),
  };
}

/** The errors within a field; the empty name holds the error of the field as a whole. */
export const below = (field: string, errors: FormErrors): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      if (path === field) return [['', text]];
      return path.startsWith(`${field}.`) ? [[path.slice(field.length + 1), text]] : [];
    }),
  );
