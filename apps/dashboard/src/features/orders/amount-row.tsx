import { Group, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import list from '../../ui/list.module.css';

type AmountRowProps = {
  label: string;
  amount: string;
  /** In place of the amount. */
  note?: string | undefined;
  currency: string | null | undefined;
  isStrong?: boolean;
};

/** An amount with its name, one below the other. */
export function AmountRow({ label, amount, note, currency, isStrong = false }: AmountRowProps) {
  const format = useFormat();
  return (
    <Group justify="space-between" wrap="nowrap" gap="md">
      <Text size="sm" fw={isStrong ? 650 : undefined}>
        {label}
      </Text>
      <Text size="sm" fw={isStrong ? 650 : undefined} className={list.numeric}>
        {note ?? format.money(amount, currency ?? undefined)}
      </Text>
    </Group>
  );
}
