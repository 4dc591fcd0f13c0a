import { ActionIcon, type ActionIconProps, Kbd, Menu } from '@mantine/core';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import type { Editing } from '../editing.ts';
import { type Command, isPossible } from './command.ts';
import { ariaKey, keyLabel } from './keys.ts';
import { commandOf } from './registry.ts';

const titleOf = ({ title, keys: [key] = [] }: Command): string => (key ? `${title} (${keyLabel(key)})` : title);

type CommandButtonProps = {
  id: string;
  editing: Editing;
  /** What a pointer that rests on it reads, where that says more than the command's own title. */
  hint?: string | undefined;
} & Pick<ActionIconProps, 'size' | 'color'>;

/** The button of a command, without words: to be drawn again when what decides whether it is possible changes. */
export function CommandButton({ id, editing, hint, size = 'lg', color = 'gray' }: CommandButtonProps) {
  const command = commandOf(id);
  const { title, Icon, keys = [] } = command;
  return (
    <ActionIcon
      variant="subtle"
      color={color}
      size={size}
      aria-label={title}
      aria-keyshortcuts={keys.map((key) => ariaKey(key)).join(' ') || undefined}
      title={hint ?? titleOf(command)}
      disabled={!isPossible(command, editing)}
      onClick={() => command.run(editing)}
    >
      {Icon && <Icon size={size === 'lg' ? 20 : 16} aria-hidden />}
    </ActionIcon>
  );
}

type CommandMenuProps = { label: string; ids: readonly string[]; editing: Editing } & Pick<ActionIconProps, 'size'>;

/** Commands behind three dots, with their keys. */
export function CommandMenu({ label, ids, editing, size = 'lg' }: CommandMenuProps) {
  return (
    <ActionsMenu label={label} size={size} width={290}>
      <CommandItems ids={ids} editing={editing} />
    </ActionsMenu>
  );
}

/** Of those that are possible as the menu opens. */
function CommandItems({ ids, editing }: Pick<CommandMenuProps, 'ids' | 'editing'>) {
  return ids
    .map(commandOf)
    .filter((command) => isPossible(command, editing))
    .map(({ id, title, Icon, keys: [key] = [], run }) => (
      <Menu.Item
        key={id}
        leftSection={Icon && <Icon size={16} aria-hidden />}
        rightSection={key && <Kbd size="xs">{keyLabel(key)}</Kbd>}
        onClick={() => run(editing)}
      >
        {title}
      </Menu.Item>
    ));
}
