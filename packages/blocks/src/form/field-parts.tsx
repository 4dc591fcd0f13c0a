import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import type { FieldProps } from './shown-form.ts';
import { Words } from './words.tsx';

/** An id for a part of a form: a page may have several forms, even the same one twice. */
export const fieldIdOf = (blockId: string, part: string): string => `${blockId}-${part}`;

/** The name of a field's values in the posted form. */
export const nameOf = (target: string): string => `entry.${target}`;

/** What the control of a field says of itself. */
export const saysOf = ({ field: { hint, isRequired }, id, error }: FieldProps) => ({
  'aria-required': isRequired || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

export function Label({ field: { label, isRequired } }: Pick<FieldProps, 'field'>) {
  const { optional } = useMessages('forms');
  return (
    <>
      <Words spans={label} />
      {!isRequired && <span className="field-optional"> {optional}</span>}
    </>
  );
}

/** What stands below the control. */
export function Below({ field: { hint }, id, error }: FieldProps) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

/** A field that consists of several controls: its label names them together. */
export function Group({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { 'aria-describedby': describedBy } = saysOf(props);
  return (
    <fieldset className="field form-group" id={props.id} tabIndex={-1} aria-describedby={describedBy}>
      <legend>
        <Label field={props.field} />
      </legend>
      {children}
      <Below {...props} />
    </fieldset>
  );
}
