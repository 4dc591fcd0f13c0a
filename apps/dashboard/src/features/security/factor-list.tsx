import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { type Format, useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { NameDialog } from '../../ui/form/name-dialog.tsx';
import type { Factor } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

const texts = words.security.factors;

/** When a factor was added and last used, and the address that it belongs to if that is another one. */
const historyOf = ({ createdDate, lastUsedDate, host }: Factor, format: Format): string =>
  [
    texts.added(createdDate ? format.date(createdDate) : ''),
    lastUsedDate ? texts.lastUsed(format.dateTime(lastUsedDate)) : texts.notUsed,
    host && host !== window.location.hostname ? texts.forHost(host) : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Factors of one kind by name, with actions to rename and remove them. `loss` explains the effect of a removal. */
export function FactorList({ factors, loss }: { factors: Factor[]; loss: string }) {
  const format = useFormat();
  const [renaming, setRenaming] = useState<Factor | null>(null);
  const remove = useSecurityChange(({ id = '' }: Factor) => api.security.removeFactor({ factorId: id }), {
    told: ({ name = '' }) => words.actions.removed(name),
  });
  const confirmRemoval = (factor: Factor) =>
    modals.openConfirmModal({
      title: words.actions.removeTitle(factor.name ?? ''),
      children: <Text size="sm">{loss}</Text>,
      labels: { confirm: words.actions.remove, cancel: words.actions.keep },
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
              {historyOf(factor, format)}
            </Text>
          </div>
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={words.actions.renameNamed(factor.name ?? '')}
              onClick={() => setRenaming(factor)}
            >
              <IconPencil size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={words.actions.removeNamed(factor.name ?? '')}
              loading={remove.isPending && remove.variables === factor}
              onClick={() => confirmRemoval(factor)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        </Group>
      ))}
      <NameDialog
        title={words.actions.rename}
        name={renaming?.name}
        maxLength={60}
        confirm={words.actions.rename}
        onSave={(name) => api.security.renameFactor({ factorId: renaming?.id ?? '', name })}
        saved={(name) => texts.renamed(name)}
        refresh={[['security']]}
        onClose={() => setRenaming(null)}
      />
    </Stack>
  );
}
