import { useMessages } from '@stoa/messages/react';
import { fieldId } from '../lib/field-id.ts';
import { FieldError } from './text-field.tsx';

type SelectFieldProps = {
  name: string;
  label: string;
  value: string;
  /** The text in place of a choice. */
  empty: string;
  options: { value: string; label: string }[];
  error: string | undefined;
  autoComplete?: string;
  isOptional?: boolean;
  className?: string;
};

/** A labelled list of choices; its error is shown below and read together with it. */
export function SelectField({
  name,
  label,
  value,
  empty,
  options,
  error,
  autoComplete,
  isOptional,
  className,
}: SelectFieldProps) {
  const messages = useMessages('forms');
  const id = fieldId(name);
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="field-optional"> {messages.optional}</span>}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        autoComplete={autoComplete}
        aria-required={isOptional ? undefined : true}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError name={name} error={error} />
    </div>
  );
}
