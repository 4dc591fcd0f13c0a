/** Names of keys: `Mod` is Ctrl, and ⌘ on Apple’s computers. */
import { words } from '../../../app/words.ts';

const texts = words.editorCommands;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What was pressed, such as `Mod+Shift+z`. Characters that take Shift to type are named without it. */
export function keyNameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isMod = ctrlKey || metaKey;
  const isCharacter = key.length === 1;
  const withShift = shiftKey && (isMod || altKey || !isCharacter);
  return [isMod && 'Mod', altKey && 'Alt', withShift && 'Shift', isCharacter ? key.toLowerCase() : key]
    .filter(Boolean)
    .join('+');
}

const shown: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: texts.keys.escape,
  Delete: texts.keys.delete,
  Shift: texts.keys.shift,
};
const onApple: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Delete: '⌦' };

const isApple = (): boolean => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/** A key as people read it: `Ctrl+Shift+Z`, or `⌘⇧Z`. */
export function keyLabel(name: string, apple = isApple()): string {
  const names: Record<string, string> = { ...shown, Mod: texts.keys.control, ...(apple && onApple) };
  const parts = name.split('+').map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part));
  return parts.join(apple ? '' : '+');
}

/** A key for `aria-keyshortcuts`. */
export const ariaKey = (name: string, apple = isApple()): string =>
  name.replace('Mod', apple ? 'Meta' : 'Control').replace(/\b[a-z]$/, (letter) => letter.toUpperCase());
