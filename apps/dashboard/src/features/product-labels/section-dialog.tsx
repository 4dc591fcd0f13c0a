import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import type { Label } from './label-kinds.ts';
import { loadSection, SectionForm } from './section-form.tsx';

const texts = words.productLabels.kinds;

export type LabelDialogProps = {
  /** The section to edit; null for a new one. */
  label: Label | null;
  opened: boolean;
  onClose: () => void;
};

/** Creates an info section, or edits the current version of one. */
export function SectionDialog({ label, opened, onClose }: LabelDialogProps) {
  const title = label ? words.actions.editNamed(label.name) : texts.sections.new;
  return (
    <FormDialog opened={opened} onClose={onClose} title={title} size="lg">
      {label ? <KnownSection key={label.id} id={label.id} onClose={onClose} /> : <SectionForm onDone={onClose} />}
    </FormDialog>
  );
}

function KnownSection({ id, onClose }: { id: string; onClose: () => void }) {
  const known = useQuery({
    queryKey: ['info-section', id],
    queryFn: () => loadSection(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (known.isError) return <Failure error={known.error} onRetry={() => void known.refetch()} />;
  if (known.isPending) return <Skeleton h={380} />;
  return <SectionForm section={known.data} onDone={onClose} />;
}
