import { useMemo, useState } from 'react';
import { afterSaving, isChanged, mergeEdits, type Part } from './parts.ts';
import type { ProductForm } from './product-form.ts';
import { serverErrors } from './server-errors.ts';
import { type FormErrors, validateProduct } from './validate.ts';

export type Change = (update: (form: ProductForm) => ProductForm) => void;

/** Always the same, so that nothing is drawn anew for it. */
const noErrors: FormErrors = {};

/**
 * The state of the product form: what was loaded, what it is now, and what is wrong with it. `start` is what is not saved
 * yet from the beginning.
 */
export function useProductEditor(load: () => ProductForm, start?: ProductForm) {
  const [base, setBase] = useState(load);
  const [form, setForm] = useState(start ?? base);
  const [hasTried, setHasTried] = useState(false);
  const [refused, setRefused] = useState<{ errors: FormErrors; rest: string | null; form: ProductForm } | null>(null);
  const [failures, setFailures] = useState(0);
  const [conflicts, setConflicts] = useState<Part[] | null>(null);
  const isDirty = useMemo(() => isChanged(base, form), [base, form]);
  // what the server refused is shown until the form changes
  const fromServer = refused?.form === form ? refused : null;
  const errors = useMemo(
    () => (fromServer || hasTried ? { ...fromServer?.errors, ...(hasTried ? validateProduct(form) : {}) } : noErrors),
    [fromServer, hasTried, form],
  );
  return {
    base,
    form,
    errors,
    /** What is wrong with no field in particular. */
    problem: fromServer?.rest ?? null,
    isDirty,
    /** How often saving failed so far. */
    failures,
    /** Parts that someone else changed as well; null unless one's edits were just brought onto their version. */
    conflicts,
    change: setForm as Change,
    /** From now on what is wrong is shown. True where nothing is. */
    check: () => {
      setHasTried(true);
      const isValid = Object.keys(validateProduct(form)).length === 0;
      if (!isValid) setFailures((count) => count + 1);
      return isValid;
    },
    refuse: (error: unknown) => {
      setRefused({ ...serverErrors(error), form });
      setFailures((count) => count + 1);
    },
    /** Begins anew from what was saved last. */
    reset: () => {
      setForm(base);
      setHasTried(false);
      setConflicts(null);
    },
    /** What was `sent` is `saved`. To be saved yet are `unsaved`, and what was typed since. */
    settle: (sent: ProductForm, saved: ProductForm, unsaved = saved) => {
      setBase(saved);
      setForm((typed) => afterSaving(sent, typed, unsaved));
      setHasTried(false);
      setConflicts(null);
    },
    /** Someone else saved `theirs` meanwhile: takes it over, keeping one's edits. */
    rebase: (theirs: ProductForm) => {
      const merged = mergeEdits(base, form, theirs);
      setBase(theirs);
      setForm(merged.form);
      setConflicts(merged.conflicts);
    },
  };
}
export type ProductEditor = ReturnType<typeof useProductEditor>;
