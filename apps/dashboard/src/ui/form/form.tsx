import { Alert, Anchor, type MantineSpacing, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { words } from '../../app/words.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { FormWindowContext } from './form-window.tsx';
import { useUnsaved } from './unsaved.ts';
import type { FormStatus } from './use-entity-form.ts';
import { goTo, INVALID, type WrongField, wrongFieldsIn } from './wrong-fields.ts';

type FormProps = { form: FormStatus; gap?: MantineSpacing; autoComplete?: 'off'; label?: string; children: ReactNode };

/** Wraps the fields of a form: submits it, leads to its errors, and protects unsaved changes. */
export function Form({ form, gap = 'md', autoComplete, label, children }: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  useFirstError(root, form.failures);
  useGuard(form.isDirty && !form.isQuick);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // a nested form that was opened from this one does not submit this one
    event.stopPropagation();
    form.submit();
  };
  return (
    <form ref={root} noValidate onSubmit={submit} autoComplete={autoComplete} aria-label={label}>
      <Stack gap={gap}>
        <ChangedMeanwhile form={form} />
        {children}
      </Stack>
    </form>
  );
}

/** Shown at the top of a long form: the errors that keep it from being saved, with links to their fields. */
export function FormProblems({ form: { errors, problem } }: { form: FormStatus }) {
  const root = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<WrongField[]>([]);
  const count = Object.keys(errors).length;
  useEffect(() => setWrong(count > 0 ? wrongFieldsIn(root.current?.closest('form') ?? null) : []), [errors, count]);
  if (count === 0 && !problem) return null;
  return (
    <Alert
      ref={root}
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={words.forms.notSaved}
      style={{ overflowWrap: 'anywhere' }}
    >
      {[problem, count > 0 ? words.forms.markedFields(count) : null].filter(Boolean).join(' ')}
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {wrong.map(({ field, label, text }) => (
          <li key={field.id || label}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              c="inherit"
              underline="always"
              onClick={() => goTo(field)}
            >
              {label}
            </Anchor>
            {text && `: ${text}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Scrolls to the first invalid field and focuses it, once it is rendered. */
function useFirstError(root: { current: HTMLFormElement | null }, failures: number) {
  useEffect(() => {
    if (failures > 0) root.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [failures]);
}

/** Confirms before the page, or the window around the form, is left with unsaved changes. */
function useGuard(isDirty: boolean) {
  const inWindow = use(FormWindowContext);
  useUnsaved(isDirty);
  useEffect(() => {
    inWindow?.hold(isDirty);
    return () => inWindow?.hold(false);
  }, [inWindow, isDirty]);
}
