import { Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { Failure } from '../../ui/failure.tsx';
import type { Label } from './label-kinds.ts';
import { type Section, SectionForm } from './section-form.tsx';

export type LabelDialogProps = {
  /** What is changed; null for a new one. */
  label: Label | null;
  opened: boolean;
  onClose: () => void;
};

/** Writes a new info section, or changes one as it is now. */
export function SectionDialog({ label, opened, onClose }: LabelDialogProps) {
  const title = label ? `Edit ${label.name}` : 'New info section';
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg">
      {label ? (
        <KnownSection key={label.id} id={label.id} onClose={onClose} />
      ) : (
        <SectionForm onSaved={onClose} onCancel={onClose} />
      )}
    </Modal>
  );
}

function KnownSection({ id, onClose }: { id: string; onClose: () => void }) {
  const known = useQuery({
    queryKey: ['info-section', id],
    queryFn: () => readSection(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (known.isError) return <Failure error={known.error} onRetry={() => void known.refetch()} />;
  if (known.isPending) return <Skeleton h={380} />;
  return <SectionForm section={known.data} onSaved={onClose} onCancel={onClose} />;
}

async function readSection(id: string): Promise<Section> {
  const { infoSection = {} } = await api.infoSections.getInfoSection({ infoSectionId: id });
  const { revision, title, uniqueName, description } = infoSection;
  return { id, revision: revision ?? '', title: title ?? '', uniqueName: uniqueName ?? '', text: description ?? {} };
}
