import { mayOpen, pageAt } from './pages.ts';
import { useMay } from './permissions.ts';

/** Tells whether the user has access to the page at an address within the app, if there is one. */
export function useMayOpen(): (address: string) => boolean {
  const may = useMay();
  return (address) => {
    const page = pageAt(address);
    return page === null || mayOpen(may, page);
  };
}
