import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

/** A key with Ctrl or Command presses a button that saves, including the text still being typed. */
export function useSaveShortcut(button: RefObject<HTMLButtonElement | null>, key: 's' | 'Enter') {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== key.toLowerCase()) return;
      event.preventDefault();
      const { activeElement } = document;
      // fields that commit their value on blur
      flushSync(() => activeElement instanceof HTMLElement && activeElement.blur());
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
      requestAnimationFrame(() => {
        if (button.current && !button.current.disabled) button.current.click();
      });
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [button, key]);
}
