import { Button, NativeSelect, Popover, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import { type BulkField, bulkChange, bulkFields } from './bulk-change.ts';
import type { VariantDraft } from './product-form.ts';

type BulkEditProps = { isPhysical: boolean; onApply: (patch: Partial<VariantDraft>) => void };

/** Sets one field of all variants at once. */
export function BulkEdit({ isPhysical, onApply }: BulkEditProps) {
  const [isOpen, popover] = useDisclosure(false);
  const [field, setField] = useState<BulkField>('price');
  const [typed, setTyped] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const patch = bulkChange(field, typed);
  const apply = () => {
    setHasTried(true);
    if (!patch) return;
    onApply(patch);
    setTyped('');
    setHasTried(false);
    popover.close();
  };
  // the popover stands inside the product's form: Enter is for this value, not for saving the product
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <Popover opened={isOpen} onChange={popover.set} trapFocus position="bottom-end" shadow="md" width={240} returnFocus>
      <Popover.Target>
        <Button size="compact-sm" variant="subtle" onClick={popover.toggle}>
          Set for all
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Set a field of all variants">
        <Stack gap="sm">
          <NativeSelect
            label="Field"
            value={field}
            onChange={({ currentTarget: { value } }) => setField(value as BulkField)}
            data={bulkFields.filter(({ value }) => isPhysical || value !== 'weight')}
          />
          <TextInput
            label="Value for all variants"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={hasTried && !patch && 'Enter a number'}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            onKeyDown={applyOnEnter}
          />
          <Button onClick={apply}>Apply to all</Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
