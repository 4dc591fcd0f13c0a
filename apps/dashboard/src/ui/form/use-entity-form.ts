import { notifications } from '@mantine/notifications';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasCode, hasSessionEnded } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { type Bindings, bindings } from './bindings.ts';
import {
  type FormState,
  failed,
  followed,
  openForm,
  type Reading,
  reached,
  rebased,
  reset,
  settled,
} from './form-state.ts';
import { isChanged, type Part, partsOf } from './parts.ts';
import { type FormErrors, serverErrors, type Wire } from './server-errors.ts';

type FormOptions<E, V, A> = {
  /** The edited entity, if it is known; null for one to be created. If it is reloaded, the form follows. */
  entity: E;
  /** The form fields of an entity. */
  read: (entity: E) => V;
  /** Initial values beyond the saved ones. */
  unsaved?: (saved: V, entity: E) => V;
  /** The fields that change together, with their label; other fields are parts of their own. */
  parts?: Record<string, Part<V>>;
  /** Errors that can be found without the server, by the paths of fields. */
  validate?: (values: V) => Record<string, string | false | null | undefined>;
  wire?: Wire;
  /**
   * Saves the current values. `entity` and `base` are the last saved version: as an entity and as form values. A save of several
   * steps says after each what it has `reached`, so that another attempt after a failure goes on from there.
   */
  save: (values: V, last: { entity: E; base: V; reached: (entity: E) => void }) => Promise<A>;
  /**
   * The saved entity, to which changes made meanwhile can be saved. If omitted, the sent values count as saved, and
   * saving again would repeat what was done.
   */
  settle?: (answer: A) => E;
  /** Loads the version that someone else saved meanwhile. */
  reload?: (entity: E) => Promise<E>;
  /** The message after saving. */
  saved?: (answer: A, sent: V) => string | null;
  onSaved?: (answer: A, sent: V) => unknown;
  /**
   * Closes the form once everything is saved. What was typed during a save is saved as well before; without `settle`, saving
   * again would repeat what was done, so that nothing can be typed or sent meanwhile.
   */
  onDone?: (answer: A) => unknown;
  /** Queries to refetch afterwards, whatever the result. */
  refresh?: readonly QueryKey[];
  /** Skips the confirmation when the form is left, for fields such as a code, a password or a single name. */
  isQuick?: boolean;
};

/** The state that the parts around the fields of a form need. */
export type FormStatus = {
  isDirty: boolean;
  isSaving: boolean;
  isQuick: boolean;
  /** The number of failed attempts to save so far. */
  failures: number;
  errors: FormErrors;
  /** The message about the form as a whole, and the error behind it. */
  problem: string | null;
  error: unknown;
  /** What the server refused these values with, whether or not a field shows it. */
  refusal: unknown;
  /** Someone else saved first: saving is blocked until their version is loaded. */
  stale: { reload: () => void; isReloading: boolean } | null;
  /** Parts that someone else changed as well; null unless the user's edits were just merged into their version. */
  conflicts: { label: string; theirs: string }[] | null;
  /** Saves the form, or shows its errors. */
  submit: () => void;
  /** Resets the form to the last saved version. */
  reset: () => void;
};

export type EntityForm<V, E = unknown> = FormStatus &
  Bindings<V> & {
    entity: E;
    base: V;
    values: V;
    /** Keeps its identity between renders. */
    change: (update: (values: V) => V) => void;
    set: (change: Partial<V>) => void;
  };

/** The error codes for an edit conflict, and the message if the form cannot load the other version. */
const STALE = ['INVALID_REVISION', 'CONTACT_ALREADY_CHANGED'];
const CLOSE_AND_OPEN = { text: words.forms.changedMeanwhile.reopen };
const staleCodes = Object.fromEntries(STALE.map((code) => [code, CLOSE_AND_OPEN]));
const isStale = (error: unknown): boolean => STALE.some((code) => hasCode(error, code));

/** Keeps its identity, to avoid rerenders. */
const noErrors: FormErrors = {};

/**
 * The only way to hold a form's state: the entity and the current values, errors, saving, and conflicts with
 * others who saved the same entity meanwhile.
 */
export function useEntityForm<E, V extends object, A>(options: FormOptions<E, V, A>): EntityForm<V, E> {
  const { read, unsaved, reload, isQuick = false } = options;
  const [state, setState] = useState(() => openForm({ read, unsaved, parts: {} }, options.entity));
  const { entity, base, values, conflicts } = state;
  const parts = useMemo(() => partsOf(options.parts ?? {}, base), [options.parts, base]);
  const reading: Reading<E, V> = { read, unsaved, parts };
  const [given, setGiven] = useState(options.entity);
  if (given !== options.entity) {
    setGiven(options.entity);
    setState(followed(state, reading, options.entity));
  }

  const { errors, problem, error, refusal } = useWrong(state, options);
  const saving = useSaving(options, reading, setState);
  const isLocked = saving.isPending && Boolean(options.onDone) && !options.settle;
  const locked = useRef(isLocked);
  locked.current = isLocked;
  const change = useCallback((update: (values: V) => V) => {
    if (!locked.current) setState((now) => ({ ...now, values: update(now.values) }));
  }, []);
  const reloading = useMutation({
    mutationFn: async () => reload?.(entity),
    onSuccess: (theirs) => {
      if (theirs === undefined) return;
      saving.reset();
      setState((now) => rebased(now, reading, theirs));
    },
  });
  const submit = () => {
    if (isLocked) return;
    const mayBeSent = isValid({ values }, options);
    setState((now) => ({ ...(mayBeSent ? now : failed(now)), hasTried: true }));
    if (mayBeSent) saving.mutate({ entity, base, values });
  };
  return {
    entity,
    base,
    values,
    errors,
    problem,
    error,
    refusal,
    isDirty: useMemo(() => isChanged(parts, base, values), [parts, base, values]),
    isSaving: saving.isPending,
    isQuick,
    failures: state.failures,
    stale:
      reload && isStale(saving.error) ? { reload: () => reloading.mutate(), isReloading: reloading.isPending } : null,
    conflicts: conflicts?.map((name) => told(parts[name], base)) ?? null,
    change,
    set: (some) => change((now) => ({ ...now, ...some })),
    submit,
    reset: () => setState(reset),
    ...bindings(values, errors, change, isLocked),
  };
}

const wrongIn = <E, V, A>(values: V, { validate }: FormOptions<E, V, A>): FormErrors =>
  Object.fromEntries(
    Object.entries(validate?.(values) ?? {}).flatMap(([field, text]) => (text ? [[field, text]] : [])),
  );

/** The form's errors: from the first attempt to save, and as long as the values are those that the server rejected. */
function useWrong<E, V extends object, A>(
  { values, hasTried, refused }: FormState<E, V>,
  options: FormOptions<E, V, A>,
): Pick<FormStatus, 'errors' | 'problem' | 'error' | 'refusal'> {
  const fromServer = useMemo(() => {
    if (refused?.values !== values) return null;
    const wire = { ...options.wire, codes: { ...staleCodes, ...options.wire?.codes } };
    return serverErrors(refused.error, wire, Object.keys(values));
  }, [refused, values]);
  const found = useMemo(
    () =>
      fromServer || hasTried ? { ...fromServer?.errors, ...(hasTried ? wrongIn(values, options) : {}) } : noErrors,
    [fromServer, hasTried, values],
  );
  const errors = useUnlessSame(found);
  const problem = fromServer?.rest ?? null;
  return { errors, problem, error: problem ? refused?.error : null, refusal: fromServer ? refused?.error : null };
}

/** The previous errors while they are the same: parts of the form that have none need not render again. */
function useUnlessSame(errors: FormErrors): FormErrors {
  const [kept, keep] = useState(errors);
  if (kept === errors || JSON.stringify(kept) === JSON.stringify(errors)) return kept;
  keep(errors);
  return errors;
}

type Sent<E, V> = { entity: E; base: V; values: V };
type SetState<E, V> = (update: (state: FormState<E, V>) => FormState<E, V>) => void;

function useSaving<E, V extends object, A>(
  options: FormOptions<E, V, A>,
  reading: Reading<E, V>,
  setState: SetState<E, V>,
) {
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ values, ...last }: Sent<E, V>) =>
      options.save(values, { ...last, reached: (entity) => setState((now) => reached(now, reading, entity)) }),
    onError: async (error, { values }) => {
      if (options.reload && isStale(error)) return;
      // the guard lets the user sign in again, and the typed values are still there
      if (!options.isQuick && (await hasSessionEnded(error))) return;
      setState((now) => ({ ...failed(now), refused: { values, error } }));
    },
    onSuccess: async (answer, { values: sent }): Promise<void> => {
      // at once: the next step may leave the page, with nothing left to save
      const typed: { since: FormState<E, V> | null } = { since: null };
      flushSync(() =>
        setState((now) => {
          const next = options.settle
            ? settled(now, reading, sent, options.settle(answer))
            : { ...now, base: sent, hasTried: false };
          typed.since = isChanged(reading.parts, sent, now.values) ? next : null;
          return next;
        }),
      );
      const { onDone } = options;
      const unsent = onDone && typed.since && isValid(typed.since, options) ? typed.since : null;
      const message = unsent ? null : options.saved?.(answer, sent);
      if (message) notifications.show({ color: 'green', message });
      await options.onSaved?.(answer, sent);
      if (unsent) saving.mutate(unsent);
      else if (!typed.since) await onDone?.(answer);
    },
    onSettled: async (_answer, error) => {
      // the other version is loaded at the user's request, not while they read about it
      if (options.reload && isStale(error)) return;
      await Promise.all((options.refresh ?? []).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return saving;
}

const isValid = <E, V, A>({ values }: Pick<FormState<E, V>, 'values'>, options: FormOptions<E, V, A>): boolean =>
  Object.keys(wrongIn(values, options)).length === 0;

const told = <V>(part: Part<V> | undefined, theirs: V): { label: string; theirs: string } => ({
  label: part?.label ?? '',
  theirs: part?.text?.(theirs) ?? '',
});
