import { useMessages } from '@stoa/messages/react';
import type { InputHTMLAttributes } from 'react';
import { fieldId } from '../lib/field-id.ts';

type TextFieldProps = {
  name: string;
  label: string;
  value: string;
  error?: string;
  isOptional?: boolean;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'className'>;

/** A labelled input; its error is shown below and read together with it. */
export function TextField({
  name,
  label,
  value,
  error,
  isOptional,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const messages = useMessages('forms');
  const id = fieldId(name);
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="field-optional"> {messages.optional}</span>}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        aria-required={isOptional ? undefined : true}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError name={name} error={error} />
    </div>
  );
}

export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${fieldId(name)}-error`}>
      {error}
    </p>
  );
}
