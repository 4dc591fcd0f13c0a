import type { ReactNode } from 'react';

/** A part of the page of a list, as wide as the page, with what stands above and below it. */
export const ListingPart = ({ children, ...marks }: { children: ReactNode }) => (
  <div className="listing-part" {...marks}>
    {children}
  </div>
);

/** The part at the top of such a page. */
export const ListingHead = ({ children, ...marks }: { children: ReactNode }) => (
  <div className="listing-part listing-head" {...marks}>
    {children}
  </div>
);
