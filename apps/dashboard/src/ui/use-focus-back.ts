import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it. For dialogs that are drawn only while they are open: of Mantine's, those give it
 * back that close before they go.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // by then the dialog is gone, and with it what had the focus
    return () =>
      void setTimeout(() => opener instanceof HTMLElement && isFree() && opener.focus({ preventScroll: true }));
  }, [opener]);
}

/** Whether nothing else has the focus: people may have gone on meanwhile. */
const isFree = (): boolean => document.activeElement === document.body || document.activeElement === null;
