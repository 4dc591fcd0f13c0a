import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type UploadPlan, uploadQueue } from './upload-queue.ts';
import { useHeldForm } from './use-held-form.ts';

/** A field whose files are uploaded when they are chosen. The plan is that of the first rendering. */
export function useUploads<Stored extends object>(plan: UploadPlan<Stored>) {
  const input = useRef<HTMLInputElement>(null);
  const [{ state, watch, take, remove }] = useState(() => uploadQueue(plan));
  const uploads = useSyncExternalStore(watch, state, state);
  useHeldForm(input, { isBusy: uploads.left > 0, hasFailed: uploads.problems.length > 0 });
  useEffect(() => {
    // chosen before this script was there
    if (input.current?.files?.length) take(input.current);
  }, [take]);
  return { ...uploads, input, take, remove };
}
