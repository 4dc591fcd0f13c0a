import { useEffect, useRef } from 'react';

/**
 * Where the focus was before a dialog opened. Returns how to go back there once it is closed, and what to do then: what that
 * does may move the focus on.
 */
export function useFocusBefore(isOpen: boolean): (andThen?: () => void) => void {
  const before = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  // before the dialog takes the focus, which it does in an effect
  if (isOpen && !wasOpen.current) before.current = document.activeElement as HTMLElement | null;
  useEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (andThen) => {
    const target = before.current;
    setTimeout(() => {
      target?.focus();
      andThen?.();
    });
  };
}
