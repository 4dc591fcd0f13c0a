import { Modal } from '@mantine/core';
import { useEffect } from 'react';
import { words } from '../../../app/words.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { useBulkJob } from './use-bulk-job.ts';

const texts = words.bulkProducts.progress;

type DeletionProgressProps = { jobId: string | null; onDone: () => void };

/** Shows the progress of deleting many products. */
export function DeletionProgress({ jobId, onDone }: DeletionProgressProps) {
  const { state, follow, cancel } = useBulkJob();
  useEffect(() => follow(jobId), [jobId, follow]);
  return (
    <Modal opened={jobId !== null && state !== null} onClose={onDone} title={texts.deleting}>
      {state && (
        <BulkProgress said={texts.deleted} state={state} undo={null} onStop={() => void cancel()} onDone={onDone} />
      )}
    </Modal>
  );
}
