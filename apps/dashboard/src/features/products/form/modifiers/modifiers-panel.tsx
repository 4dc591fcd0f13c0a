import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { moved } from '../../../../ui/moved.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Sortable } from '../../../../ui/sortable.tsx';
import options from '../options/options.module.css';
import type { Change, ProductForm } from '../product-form.ts';
import { ModifierEditor } from './modifier-editor.tsx';
import { MAXIMUM_MODIFIERS, type ModifierDraft, newModifier } from './modifier-form.ts';

type ModifiersPanelProps = { form: ProductForm; errors: FormErrors; change: Change };

/** Additions that buyers may or must specify, such as engravings or gift wrapping. They create no variants. */
export function ModifiersPanel({ form: { modifiers, media }, errors, change }: ModifiersPanelProps) {
  const set = (next: ModifierDraft[]) => change((form) => ({ ...form, modifiers: next }));
  const isFull = modifiers.length >= MAXIMUM_MODIFIERS;
  const add = (renderType: ModifierDraft['renderType'], label: string) => (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => set([...modifiers, newModifier(renderType)])}
      disabled={isFull}
    >
      {label}
    </Button>
  );
  return (
    <Panel title="Modifiers">
      <Stack gap="md">
        {modifiers.length === 0 && (
          <Text size="sm" c="dimmed">
            Can buyers add something, such as gift wrapping or an engraving? It may cost extra and makes no variants.
          </Text>
        )}
        <Sortable
          items={modifiers}
          keyOf={({ key }) => key}
          nameOf={({ name }) => name || 'new modifier'}
          onMove={(from, to) => set(moved(modifiers, from, to))}
          label="Modifiers"
          className={options.list}
        >
          {(modifier, index, handle) => (
            <Fieldset aria-label={modifier.name || 'New modifier'} className={options.option} p="sm">
              <ModifierEditor
                modifier={modifier}
                path={`modifiers.${index}`}
                media={media}
                handle={handle}
                errors={errors}
                onChange={(next) => set(modifiers.with(index, next))}
                onRemove={() => set(modifiers.toSpliced(index, 1))}
              />
            </Fieldset>
          )}
        </Sortable>
        <Group gap="xs">
          {add('TEXT_CHOICES', 'Add choices')}
          {add('FREE_TEXT', 'Add a text')}
        </Group>
      </Stack>
    </Panel>
  );
}
