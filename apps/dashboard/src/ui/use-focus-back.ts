import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that had it before. For dialogs that are only mounted while they are open: Mantine's
 * dialogs return the focus only if they close before they unmount.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // by then the dialog is gone, and with it the focused element
    return () =>
      void setTimeout(() => opener instanceof HTMLElement && isFree() && opener.focus({ preventScroll: true }));
  }, [opener]);
}

/** Whether nothing else has the focus: the user may have moved on meanwhile. */
const isFree = (): boolean => document.activeElement === document.body || document.activeElement === null;
