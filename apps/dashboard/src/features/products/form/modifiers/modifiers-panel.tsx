import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { moved } from '../../../../ui/moved.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { Sortable } from '../../../../ui/sortable.tsx';
import options from '../options/options.module.css';
import { hasErrors, panelOf } from '../panel-of.tsx';
import { ModifierEditor } from './modifier-editor.tsx';
import { MAXIMUM_MODIFIERS, type ModifierDraft, newModifier } from './modifier-form.ts';

/** Additions that customers may or must specify, such as engravings or gift wrapping. They create no variants. */
export const ModifiersPanel = panelOf(['modifiers', 'media'], function ModifiersPanel({ form, errors, change }) {
  const { modifiers, media } = form;
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
    <FoldingPanel title="Modifiers" isWrong={hasErrors(errors, 'modifiers')}>
      <Stack gap="md">
        {modifiers.length === 0 && (
          <Text size="sm" c="dimmed">
            Let customers add something, such as gift wrapping or an engraving. It can cost extra and creates no
            variants.
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
    </FoldingPanel>
  );
});
