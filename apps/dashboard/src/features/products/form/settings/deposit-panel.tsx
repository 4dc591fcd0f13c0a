import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useFormat } from '../../../../app/format.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { hasErrors, panelOf } from '../panel-of.tsx';
import type { DepositDraft } from './deposit-form.ts';

/** What customers pay of the product with their order. */
export const DepositPanel = panelOf(['deposit'], function DepositPanel({ form, errors, change }) {
  const symbol = useFormat().currencySymbol();
  const { type, value } = form.deposit;
  const set = (deposit: Partial<DepositDraft>) =>
    change((old) => ({ ...old, deposit: { ...old.deposit, ...deposit } }));
  return (
    <FoldingPanel title="Payment" isWrong={hasErrors(errors, 'deposit')}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <NativeSelect
            label="Customers pay"
            value={type}
            onChange={({ currentTarget }) => set({ type: currentTarget.value as DepositDraft['type'] })}
            data={[
              { value: 'NONE', label: 'In full' },
              { value: 'AMOUNT', label: `A deposit (${symbol})` },
              { value: 'PERCENT', label: 'A deposit (%)' },
            ]}
          />
          {type !== 'NONE' && (
            <TextInput
              label={type === 'AMOUNT' ? `Deposit in ${symbol}` : 'Deposit in percent'}
              inputMode="decimal"
              maxLength={12}
              value={value}
              error={errors.deposit}
              onChange={({ currentTarget }) => set({ value: currentTarget.value })}
            />
          )}
        </SimpleGrid>
        {type !== 'NONE' && (
          <Text size="sm" c="dimmed">
            The deposit is paid for each unit when the order is placed, together with delivery. Collect the rest on the
            order’s page: with a payment request, or by marking the order as paid.
          </Text>
        )}
      </Stack>
    </FoldingPanel>
  );
});
