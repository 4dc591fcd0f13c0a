import { fieldId } from '../lib/field-id.ts';
import type { FieldErrors } from '../lib/form-state.ts';

type ErrorSummaryProps = { heading: string; errors: FieldErrors };

/** All errors of a form, above it. Focused when the page loads. */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  return (
    // biome-ignore lint/a11y/noAutofocus: after submitting the form, users must learn first that it was rejected
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
