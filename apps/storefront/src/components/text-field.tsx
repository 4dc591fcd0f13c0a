import { useMessages } from '@stoa/messages/react';
import type { InputHTMLAttributes } from 'react';
import { fieldId } from '../lib/field-id.ts';

type TextFieldProps = {
  name: string;
  label: string;
  value: string;
  error?: string;
  /** Below the input. */
  hint?: string;
  isOptional?: boolean;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'className'
>;

/** A labelled input; its error is shown below and read together with it. */
export function TextField({
  name,
  label,
  value,
  error,
  hint,
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
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      />
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
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
