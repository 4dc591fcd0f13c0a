import type { ReactNode } from 'react';

/** A short message about the last action, above the page's content; nothing if there is none. */
export function Notice({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="notice" role="status">
      {children}
    </div>
  );
}
