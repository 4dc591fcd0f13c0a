import type { Icon } from '@tabler/icons-react';
import type { Editing } from '../editing.ts';

/**
 * Something that people can do in the editor. Buttons, menus, keys, the palette and the list of keys all follow from this
 * declaration.
 */
export type Command = {
  id: string;
  title: string;
  group: CommandGroup;
  Icon?: Icon;
  /** As `keyNameOf` writes them. The first is shown. */
  keys?: readonly string[];
  /** Where the keys count besides the page and its layers; single keys only there, as people type elsewhere (WCAG 2.1.4). */
  reach?: 'fields' | 'texts';
  /** Whether the browser itself makes something of the keys, to which the editor listens. */
  isNative?: true;
  /** Whether it makes sense now; it does where this is left out. */
  when?: (editing: Editing) => boolean;
  /** Acts on the selected block of the draft. */
  run: (editing: Editing) => unknown;
};

/** In the order in which they are listed. */
export const COMMAND_GROUPS = ['section', 'selection', 'page', 'view'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export const isPossible = ({ when }: Command, editing: Editing): boolean => when?.(editing) ?? true;
