import { useMessages } from '@stoa/messages/react';
import { fieldId } from '../lib/field-id.ts';
import { FieldError } from './text-field.tsx';

type TextAreaProps = {
  name: string;
  label: string;
  value: string;
  maxLength: number;
  rows: number;
  error: string | undefined;
  isOptional?: boolean;
};

/** A labelled field for several lines; its error is shown below and read together with it. */
export function TextArea({ name, label, value, maxLength, rows, error, isOptional }: TextAreaProps) {
  const messages = useMessages('forms');
  const id = fieldId(name);
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="field-optional"> {messages.optional}</span>}
      </label>
      <textarea
        id={id}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        rows={rows}
        aria-required={isOptional ? undefined : true}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError name={name} error={error} />
    </div>
  );
}
