import { Button, Group, NativeSelect, NumberInput, SegmentedControl } from '@mantine/core';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import type { Selected } from '../../ui/list/define-list.ts';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import { type InventoryItem, useLocations } from './queries.ts';
import { adjustStock, keepStockAt, setStock } from './save-stock.ts';
import { HIGHEST } from './stock-change.ts';
import { useRefresh } from './use-refresh.ts';

const texts = words.inventory;

const ways = [
  { value: 'add', label: words.actions.add },
  { value: 'take', label: texts.adjust.take },
  { value: 'set', label: texts.adjust.set },
];
const elsewhere = { value: 'elsewhere', label: texts.adjust.keepAt };

/** Changes the stock of all selected items at once. */
export function AdjustSelected({ selected }: { selected: Selected<InventoryItem> }) {
  return (
    <SelectionBar selected={selected}>
      <AdjustForm items={selected.items} onClear={selected.clear} />
    </SelectionBar>
  );
}

type Adjustment = { way: string; locationId: string; amount: number | string };

const startsAtZero = ({ way }: Adjustment): boolean => way === 'set' || way === 'elsewhere';
const isComplete = (values: Adjustment): boolean =>
  typeof values.amount === 'number' && (values.amount > 0 || startsAtZero(values));

function AdjustForm({ items, onClear }: { items: InventoryItem[]; onClear: () => void }) {
  const locations = useLocations();
  const refresh = useRefresh();
  const form = useEntityForm({
    entity: null,
    read: (): Adjustment => ({ way: 'add', locationId: locations.at(-1)?.id ?? '', amount: '' }),
    save: ({ way, locationId, amount }) => adjust(items, way, locationId, Number(amount)).finally(refresh),
    settle: () => null,
    saved: () => texts.adjust.done(items.length),
    onSaved: onClear,
    isQuick: true,
  });
  return (
    <Form form={form} label={texts.adjust.title} gap="xs">
      <Group gap="sm">
        <SegmentedControl
          size="xs"
          data={locations.length > 1 ? [...ways, elsewhere] : ways}
          value={form.values.way}
          onChange={(way) => form.set({ way })}
          aria-label={texts.adjust.what}
        />
        {form.values.way === 'elsewhere' && (
          <NativeSelect
            size="xs"
            aria-label={texts.location}
            data={locations.map(({ id, name = '' }) => ({ value: id ?? '', label: name }))}
            {...form.text('locationId')}
          />
        )}
        <NumberInput
          size="xs"
          w={110}
          aria-label={texts.adjust.number}
          min={startsAtZero(form.values) ? 0 : 1}
          max={HIGHEST}
          allowDecimal={false}
          allowNegative={false}
          {...form.input('amount')}
        />
        <Button type="submit" size="xs" disabled={!isComplete(form.values)} loading={form.isSaving}>
          {texts.adjust.apply}
        </Button>
      </Group>
      <FormProblem form={form} />
    </Form>
  );
}

function adjust(items: InventoryItem[], way: string, locationId: string, by: number): Promise<void> {
  if (way === 'set') return setStock(items, by);
  if (way === 'elsewhere') return keepStockAt(locationId, items, by);
  return adjustStock(items, way === 'add' ? by : -by);
}
