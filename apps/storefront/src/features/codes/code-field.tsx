import { useMessages } from '@stoa/messages/react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { type AppliedCode, type CodeKind, codeForms, problemText } from './codes.ts';

type CodeFieldProps = {
  kind: CodeKind;
  applied: AppliedCode | null;
  /** The typed code, and the error code if it was rejected. */
  typed: string;
  error: string | null;
  /** Runs the buttons' actions in the browser, instead of submitting the form. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** A field for a code; once a code is applied, the code with a button to remove it. Belongs inside a form. */
export function CodeField({ kind, applied, typed, error, onPress }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isApplied = applied !== null;
  useEffect(() => {
    if (error) isPressed.current = false;
  }, [error]);
  // the focused button is gone: the element in its place takes the focus
  useEffect(() => {
    const control = place.current?.querySelector<HTMLElement>(isApplied ? 'button' : 'input');
    if (isPressed.current) control?.focus();
    isPressed.current = false;
  }, [isApplied]);
  const press = onPress && {
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      isPressed.current = true;
      onPress(event);
    },
  };
  return (
    <div className="code" ref={place}>
      {applied ? (
        <Applied kind={kind} applied={applied} press={press} />
      ) : (
        <Field kind={kind} typed={typed} error={error} press={press} />
      )}
    </div>
  );
}

type Press = { onClick: (event: MouseEvent<HTMLButtonElement>) => void } | undefined;

function Applied({ kind, applied, press }: { kind: CodeKind; applied: AppliedCode; press: Press }) {
  const messages = useMessages('codes');
  return (
    <>
      <div className="code-applied">
        <span>{applied.code ? messages[kind].applied(applied.code) : messages[kind].appliedUnknown}</span>
        <button {...press} className="text-button" type="submit" name="intent" value={codeForms[kind].remove}>
          {messages.remove}
          <span className="visually-hidden"> {messages[kind].label}</span>
        </button>
      </div>
      <Problem kind={kind} error={applied.error} />
    </>
  );
}

type FieldProps = Pick<CodeFieldProps, 'kind' | 'typed' | 'error'> & { press: Press };

function Field({ kind, typed, error, press }: FieldProps) {
  const messages = useMessages('codes');
  const button = useRef<HTMLButtonElement>(null);
  const { field, apply } = codeForms[kind];
  // otherwise Enter would press the form's first button
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    button.current?.click();
  };
  return (
    <>
      <label htmlFor={field}>{messages[kind].label}</label>
      <div className="code-fields">
        <input
          id={field}
          name={field}
          defaultValue={typed}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-problem` : undefined}
          onKeyDown={press && pressByKey}
        />
        <button {...press} ref={button} className="button button-quiet" type="submit" name="intent" value={apply}>
          {messages.apply}
          <span className="visually-hidden"> {messages[kind].label}</span>
        </button>
      </div>
      <Problem kind={kind} error={error} />
    </>
  );
}

function Problem({ kind, error }: { kind: CodeKind; error: string | null }) {
  const messages = useMessages('codes');
  if (!error) return null;
  return (
    <p className="field-error" id={`${codeForms[kind].field}-problem`} role="alert">
      {problemText(kind, error, messages)}
    </p>
  );
}
