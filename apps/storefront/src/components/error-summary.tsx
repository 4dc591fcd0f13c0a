import type { FieldErrors } from '../lib/checkout-form.ts';
import { fieldId } from '../lib/field-id.ts';

type ErrorSummaryProps = { heading: string; errors: FieldErrors };

/** Everything that is wrong with a form, above it. Takes the focus when the page comes. */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent the form must learn first that it was not accepted
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus aria-labelledby="error-summary-heading">
      <h2 id="error-summary-heading">{heading}</h2>
      {entries.length > 0 && (
        <ul>
          {entries.map(([name, message]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
