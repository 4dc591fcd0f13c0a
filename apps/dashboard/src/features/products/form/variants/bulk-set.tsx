import { Button, NativeSelect, Popover, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import { words } from '../../../../app/words.ts';
import type { VariantDraft } from '../product-form.ts';
import { variantErrors } from '../validate.ts';
import { type Column, cellChange, columnLabels, type OnPatch, type Patches } from './cells.ts';

const texts = words.productVariants;

type BulkSetProps = {
  /** The variants to change: the selected ones, or all that are shown. */
  targets: VariantDraft[];
  isSelection: boolean;
  shown: Column[];
  onPatch: OnPatch;
};

/** Sets one field of many variants at once. */
export function BulkSet({ targets, isSelection, shown, onPatch }: BulkSetProps) {
  const [isOpen, popover] = useDisclosure(false);
  const [column, setColumn] = useState<Column>('price');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const apply = () => {
    const wrong = problemWith(targets[0], column, typed);
    setProblem(wrong);
    if (wrong) return;
    const patches: Patches = new Map(targets.map((variant) => [variant.key, cellChange(variant, column, typed) ?? {}]));
    onPatch(patches, texts.done.set);
    setTyped('');
    popover.close();
  };
  // the popover is inside the product's form: Enter must apply this value, not save the product
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const count = targets.length;
  return (
    <Popover opened={isOpen} onChange={popover.set} trapFocus position="bottom-end" shadow="md" width={260} returnFocus>
      <Popover.Target>
        <Button size="compact-sm" variant="light" onClick={popover.toggle} disabled={count === 0}>
          {isSelection ? texts.setting.selected(count) : texts.setting.shown(count)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.setting.title}>
        <Stack gap="sm">
          <NativeSelect
            label={texts.setting.field}
            value={column}
            onChange={({ currentTarget: { value } }) => {
              setColumn(value as Column);
              setTyped(value === 'visible' ? texts.yes : '');
            }}
            data={shown.map((value) => ({ value, label: columnLabels[value] }))}
          />
          {column === 'visible' ? (
            <NativeSelect
              label={texts.setting.value}
              value={typed}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
              data={[texts.yes, texts.no]}
            />
          ) : (
            <TextInput
              label={texts.setting.value}
              description={column === 'stock' ? texts.setting.stockText : undefined}
              autoComplete="off"
              maxLength={40}
              value={typed}
              error={problem}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
              onKeyDown={applyOnEnter}
            />
          )}
          <Button onClick={apply}>{texts.setting.apply(count)}</Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/**
 * The reason why the text is not valid in the column; null if it is. Any existing compare-at price is accepted beside a
 * price.
 */
function problemWith(variant: VariantDraft | undefined, column: Column, typed: string): string | null {
  if (!variant) return null;
  const change = cellChange(variant, column, typed);
  if (!change) return texts.setting.wrongStock;
  const plain = { ...variant, compareAtPrice: '', ...change };
  const errors = variantErrors(column === 'compareAtPrice' ? { ...plain, price: '0' } : plain);
  return errors[column === 'stock' ? 'quantity' : column] ?? null;
}
