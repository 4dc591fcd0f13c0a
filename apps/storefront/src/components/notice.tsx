import type { ReactNode } from 'react';

/** What has just happened, in a line above the page's content; nothing where nothing has. */
export function Notice({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="notice" role="status">
      {children}
    </p>
  );
}
