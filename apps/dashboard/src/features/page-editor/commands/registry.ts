/** All commands, and what keys make of them. */
import type { Editing } from '../editing.ts';
import { blockCommands } from './block-commands.ts';
import { type Command, isPossible } from './command.ts';
import { keyNameOf } from './keys.ts';
import { pageCommands } from './page-commands.ts';

export const commands: readonly Command[] = [...blockCommands, ...pageCommands];

const byId = new Map(commands.map((command) => [command.id, command]));

export function commandOf(id: string): Command {
  const command = byId.get(id);
  if (!command) throw new Error(`there is no command ${id}`);
  return command;
}

const byKey = new Map(
  commands.filter(({ isNative }) => !isNative).flatMap((command) => (command.keys ?? []).map((key) => [key, command])),
);

/** Where the focus is: on the page or in its layers, anywhere else, or in a text that is edited on the page. */
export type FocusIn = 'blocks' | 'fields' | 'texts';
const order = ['blocks', 'fields', 'texts'] as const satisfies FocusIn[];

export const reaches = ({ reach }: Command, focus: FocusIn): boolean =>
  order.indexOf(reach ?? 'blocks') >= order.indexOf(focus);

type Pressed = Parameters<typeof keyNameOf>[0];

/** Runs what a key means where the focus is; returns whether it means anything there. */
export function runKey(editing: Editing, event: Pressed, focus: FocusIn): boolean {
  const command = byKey.get(keyNameOf(event));
  if (!command || !reaches(command, focus)) return false;
  if (isPossible(command, editing)) command.run(editing);
  return true;
}

/** Runs a command if it makes sense now. */
export function runCommand(editing: Editing, id: string): void {
  const command = commandOf(id);
  if (isPossible(command, editing)) command.run(editing);
}
