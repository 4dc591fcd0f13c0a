import { Checkbox } from '@mantine/core';

type Selection = { selected: ReadonlySet<string>; onSelect: (ids: string[], isSelected: boolean) => void };

/** Selects the rows of a page of a list, or none of them. */
export function SelectAll({ ids, selected, onSelect }: Selection & { ids: string[] }) {
  const isAll = ids.every((id) => selected.has(id));
  return (
    <Checkbox
      size="xs"
      aria-label="Select all of this page"
      checked={isAll}
      indeterminate={!isAll && ids.some((id) => selected.has(id))}
      onChange={() => onSelect(ids, !isAll)}
    />
  );
}

/** Selects one row; `name` is what people call it. */
export function SelectOne({ id, name, selected, onSelect }: Selection & { id: string; name: string }) {
  return (
    <Checkbox
      size="xs"
      aria-label={`Select ${name}`}
      checked={selected.has(id)}
      onChange={({ currentTarget }) => onSelect([id], currentTarget.checked)}
    />
  );
}
