import { useMessages } from '@stoa/messages/react';
import type { InputHTMLAttributes } from 'react';
import { STAR_OUTLINE } from '../stars.tsx';
import { Below, Group, Label, nameOf, saysOf } from './field-parts.tsx';
import { type FieldKind, type FieldProps, TICKED } from './shown-form.ts';
import { Words } from './words.tsx';

/** A field of a form, with what was entered, and its error. Plain HTML: it needs no script. */
export function Field(props: FieldProps) {
  switch (props.field.kind) {
    case 'longText':
      return <LongText {...props} />;
    case 'dropdown':
      return <Dropdown {...props} />;
    case 'choice':
    case 'checkboxes':
      return <Choices {...props} />;
    case 'rating':
      return <Rating {...props} />;
    case 'consent':
      return <Consent {...props} />;
    default:
      return <Line {...props} />;
  }
}

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'>;

const INPUTS: Partial<Record<FieldKind, Input>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  number: { type: 'number', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
  dateTime: { type: 'datetime-local' },
};

function Line(props: FieldProps) {
  const { field, id, values } = props;
  return (
    <div className="field">
      <label htmlFor={id}>
        <Label field={field} />
      </label>
      <input
        id={id}
        name={nameOf(field.target)}
        {...(INPUTS[field.kind] ?? { type: 'text' })}
        defaultValue={values[0] ?? ''}
        placeholder={field.placeholder || undefined}
        autoComplete={field.autoComplete}
        maxLength={field.longest}
        min={field.least}
        max={field.most}
        step={field.step}
        {...saysOf(props)}
      />
      <Below {...props} />
    </div>
  );
}

function LongText(props: FieldProps) {
  const { field, id, values } = props;
  return (
    <div className="field">
      <label htmlFor={id}>
        <Label field={field} />
      </label>
      <textarea
        id={id}
        name={nameOf(field.target)}
        rows={5}
        defaultValue={values[0] ?? ''}
        placeholder={field.placeholder || undefined}
        maxLength={field.longest}
        {...saysOf(props)}
      />
      <Below {...props} />
    </div>
  );
}

function Dropdown(props: FieldProps) {
  const texts = useMessages('entries');
  const { field, id, values } = props;
  return (
    <div className="field">
      <label htmlFor={id}>
        <Label field={field} />
      </label>
      <select id={id} name={nameOf(field.target)} defaultValue={values[0] ?? ''} {...saysOf(props)}>
        <option value="">{field.placeholder || texts.choose}</option>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Below {...props} />
    </div>
  );
}

/** One of several options, or any number of them. */
function Choices(props: FieldProps) {
  const { field, values, error } = props;
  return (
    <Group {...props}>
      {field.options.map(({ value, label }) => (
        <label key={value} className="form-option">
          <input
            type={field.kind === 'choice' ? 'radio' : 'checkbox'}
            name={nameOf(field.target)}
            value={value}
            defaultChecked={values.includes(value)}
            aria-invalid={error ? true : undefined}
          />
          <span>{label}</span>
        </label>
      ))}
    </Group>
  );
}

const MOST_STARS = 5;

/** One to five stars: arrow keys choose among them. */
function Rating(props: FieldProps) {
  const texts = useMessages('entries');
  const { field, values, error } = props;
  return (
    <Group {...props}>
      <div className="star-options">
        {Array.from({ length: MOST_STARS }, (_, index) => String(index + 1)).map((stars) => (
          <label key={stars} className="star-option">
            <input
              type="radio"
              name={nameOf(field.target)}
              value={stars}
              defaultChecked={values.includes(stars)}
              aria-invalid={error ? true : undefined}
            />
            <svg viewBox="0 0 20 20" width="32" height="32" aria-hidden="true">
              <path d={STAR_OUTLINE} />
            </svg>
            <span className="visually-hidden">{texts.stars(Number(stars))}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

/** A box to tick. Its words are what people agree to. */
function Consent(props: FieldProps) {
  const { field, id, values } = props;
  const { optional } = useMessages('forms');
  return (
    <div className="field">
      <label className="form-option" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={nameOf(field.target)}
          value={TICKED}
          defaultChecked={values.includes(TICKED)}
          {...saysOf(props)}
        />
        <span>
          <Words spans={field.label} />
          {!field.isRequired && <span className="field-optional"> {optional}</span>}
        </span>
      </label>
      <Below {...props} />
    </div>
  );
}
