import { useEffect } from 'react';
import { useStable } from './use-stable.ts';

/** Where letters are typed, or have a meaning of their own. */
const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"]';
/** What Enter already activates. */
const PRESSABLE = 'a, button, summary, [role="button"], [role="tab"]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
> & {
  target: Pick<Element, 'closest'> | null;
};

/** The key that was pressed outside of any field, in lower case; null if it means something else there. */
export function keyOf({ key, target, ...event }: Pressed): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.repeat || event.isComposing || event.defaultPrevented) return null;
  if (target?.closest(TYPING)) return null;
  if (key === 'Enter' && target?.closest(PRESSABLE)) return null;
  return key.toLowerCase();
}

/** Runs actions by single keys, unless the user is typing or a dialog is open. */
export function useKeys(actions: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const press = useStable((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const key = keyOf({
      key: event.key,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      altKey: event.altKey,
      repeat: event.repeat,
      isComposing: event.isComposing,
      defaultPrevented: event.defaultPrevented,
      target,
    });
    const action = key === null ? undefined : actions[key];
    if (!action || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn, press]);
}
