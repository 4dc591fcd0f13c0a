import { Button, Drawer, Group, Stack } from '@mantine/core';
import { words } from '../../../../app/words.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { choiceNames, type VariantDraft, variantName } from '../product-form.ts';
import { VariantFields } from './variant-fields.tsx';
import type { VariantsForm } from './variants-form.ts';

const texts = words.productVariants;

type VariantDrawerProps = {
  form: VariantsForm;
  rows: VariantDraft[];
  /** The key of the open variant; null closes the drawer. */
  open: string | null;
  places: Map<string, number>;
  errors: FormErrors;
  onOpen: (key: string | null) => void;
  onChange: (key: string, change: Partial<VariantDraft>) => void;
};

/** All fields of one variant, with navigation to the next. */
export function VariantDrawer({ form, rows, open, places, errors, onOpen, onChange }: VariantDrawerProps) {
  const row = rows.findIndex(({ key }) => key === open);
  const variant = rows[row];
  const [previous, next] = [rows[row - 1], rows[row + 1]];
  return (
    <Drawer
      opened={variant !== undefined}
      onClose={() => onOpen(null)}
      position="right"
      size="md"
      title={variant && variantName(variant, choiceNames(form.options))}
    >
      {variant && (
        <Stack gap="md">
          <VariantFields
            form={form}
            variant={variant}
            path={`variants.${places.get(variant.key)}`}
            errors={errors}
            onChange={(change) => onChange(variant.key, change)}
          />
          <Group justify="space-between">
            <Group gap="xs">
              <Button variant="default" disabled={!previous} onClick={() => previous && onOpen(previous.key)}>
                {texts.previous}
              </Button>
              <Button variant="default" disabled={!next} onClick={() => next && onOpen(next.key)}>
                {texts.next}
              </Button>
            </Group>
            <Button onClick={() => onOpen(null)}>{words.common.done}</Button>
          </Group>
        </Stack>
      )}
    </Drawer>
  );
}
