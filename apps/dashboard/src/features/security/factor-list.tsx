import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { NameDialog } from '../../ui/form/name-dialog.tsx';
import type { Factor } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

/** Factors of one kind by name, with actions to rename and remove them. `loss` explains the effect of a removal. */
export function FactorList({ factors, loss }: { factors: Factor[]; loss: string }) {
  const format = useFormat();
  const [renaming, setRenaming] = useState<Factor | null>(null);
  const remove = useSecurityChange(({ id = '' }: Factor) => api.security.removeFactor({ factorId: id }), {
    told: ({ name }) => `${name} was removed`,
  });
  const confirmRemoval = (factor: Factor) =>
    modals.openConfirmModal({
      title: `Remove ${factor.name}?`,
      children: <Text size="sm">{loss}</Text>,
      labels: { confirm: 'Remove', cancel: 'Keep it' },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(factor),
    });
  return (
    <Stack gap="xs">
      {factors.map((factor) => (
        <Group key={factor.id} justify="space-between" wrap="nowrap" gap="sm">
          <div style={{ minWidth: 0 }}>
            <Text fw={600} size="sm" truncate>
              {factor.name}
            </Text>
            <Text size="xs" c="dimmed">
              Added {factor.createdDate && format.date(factor.createdDate)}
              {factor.lastUsedDate ? `, last used ${format.dateTime(factor.lastUsedDate)}` : ', not used yet'}
              {factor.host && factor.host !== window.location.hostname ? `, for ${factor.host}` : ''}
            </Text>
          </div>
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Rename ${factor.name}`}
              onClick={() => setRenaming(factor)}
            >
              <IconPencil size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={`Remove ${factor.name}`}
              loading={remove.isPending && remove.variables === factor}
              onClick={() => confirmRemoval(factor)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        </Group>
      ))}
      <NameDialog
        title="Rename"
        name={renaming?.name}
        maxLength={60}
        confirm="Rename"
        onSave={(name) => api.security.renameFactor({ factorId: renaming?.id ?? '', name })}
        saved={(name) => `It is called ${name} now`}
        refresh={[['security']]}
        onClose={() => setRenaming(null)}
      />
    </Stack>
  );
}
