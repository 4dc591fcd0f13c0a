import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { words } from '../../../../app/words.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { DraftList } from '../draft-list.tsx';
import { hasErrors, panelOf } from '../panel-of.tsx';
import { ModifierEditor } from './modifier-editor.tsx';
import { MAXIMUM_MODIFIERS, type ModifierDraft, newModifier } from './modifier-form.ts';

const texts = words.productModifiers;

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
    <FoldingPanel title={texts.title} isWrong={hasErrors(errors, 'modifiers')}>
      <Stack gap="md">
        <DraftList
          label={texts.title}
          unnamed={texts.unnamed}
          hint={texts.text}
          items={modifiers}
          nameOf={({ name }) => name}
          onMove={set}
        >
          {(modifier, index, handle) => (
            <ModifierEditor
              modifier={modifier}
              path={`modifiers.${index}`}
              media={media}
              handle={handle}
              errors={errors}
              onChange={(next) => set(modifiers.with(index, next))}
              onRemove={() => set(modifiers.toSpliced(index, 1))}
            />
          )}
        </DraftList>
        <Group gap="xs">
          {add('TEXT_CHOICES', texts.addChoices)}
          {add('FREE_TEXT', texts.addText)}
        </Group>
      </Stack>
    </FoldingPanel>
  );
});
