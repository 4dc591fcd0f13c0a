import { useEffect } from 'react';
import type { Location } from 'react-router';

/** One entry for each form on the page with unsaved changes. */
const unsaved = new Set<(event: BeforeUnloadEvent) => void>();

/** Whether leaving the page would lose unsaved changes. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Confirms before the page is left while `isDirty`. */
export function useUnsaved(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(ask);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(ask);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
}

/** Marks a navigation after which nothing is left to save: the entity of the form was deleted. */
export const nothingToSave = { nothingToSave: true };

export const hasNothingToSave = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && 'nothingToSave' in state;
