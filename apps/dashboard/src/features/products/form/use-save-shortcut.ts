import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Ctrl+S, or Command+S, saves the form, with what is being typed. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const { activeElement } = document;
      // fields that are taken over when they are left
      flushSync(() => activeElement instanceof HTMLElement && activeElement.blur());
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
      requestAnimationFrame(() => {
        const submit = form.current?.querySelector<HTMLButtonElement>('button[type="submit"]');
        if (submit && !submit.disabled) submit.click();
      });
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [form]);
}
