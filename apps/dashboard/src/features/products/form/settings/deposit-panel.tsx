import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useFormat } from '../../../../app/format.ts';
import { words } from '../../../../app/words.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { hasErrors, panelOf } from '../panel-of.tsx';
import type { DepositDraft } from './deposit-form.ts';

const texts = words.productSettings.payment;

/** What customers pay of the product with their order. */
export const DepositPanel = panelOf(['deposit'], function DepositPanel({ form, errors, change }) {
  const symbol = useFormat().currencySymbol();
  const { type, value } = form.deposit;
  const set = (deposit: Partial<DepositDraft>) =>
    change((old) => ({ ...old, deposit: { ...old.deposit, ...deposit } }));
  return (
    <FoldingPanel title={texts.title} isWrong={hasErrors(errors, 'deposit')}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <NativeSelect
            label={texts.pay}
            value={type}
            onChange={({ currentTarget }) => set({ type: currentTarget.value as DepositDraft['type'] })}
            data={[
              { value: 'NONE', label: texts.full },
              { value: 'AMOUNT', label: texts.amount(symbol) },
              { value: 'PERCENT', label: texts.percent },
            ]}
          />
          {type !== 'NONE' && (
            <TextInput
              label={type === 'AMOUNT' ? texts.amountIn(symbol) : texts.inPercent}
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
            {texts.text}
          </Text>
        )}
      </Stack>
    </FoldingPanel>
  );
});
