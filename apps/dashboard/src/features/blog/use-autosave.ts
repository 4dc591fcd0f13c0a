import { useEffect } from 'react';
import type { FormStatus } from '../../ui/form/use-entity-form.ts';
import { useStable } from '../../ui/use-stable.ts';

/** The pause in typing after which a post is saved. */
const PAUSE_MS = 2500;

/**
 * Saves a form by itself, some time after its last change. It stops while something is wrong, or while somebody else's version
 * has to be looked at: then the form says so, and keeps what was typed.
 */
export function useAutosave(form: FormStatus & { values: object }, isOn: boolean): void {
  const submit = useStable(form.submit);
  const { isDirty, isSaving, stale, problem, values } = form;
  const isWrong = stale !== null || problem !== null || Object.keys(form.errors).length > 0;
  const mayStart = isOn && isDirty && !isSaving && !isWrong;
  useEffect(() => {
    if (!mayStart) return;
    const timer = setTimeout(submit, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [mayStart, values, submit]);
}
