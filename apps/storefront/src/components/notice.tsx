import type { ReactNode } from 'react';

/** A one-line message about the last action, above the page's content; nothing if there is none. */
export function Notice({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="notice" role="status">
      {children}
    </p>
  );
}
