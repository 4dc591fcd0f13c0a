import { mayOpen, pageAt } from './pages.ts';
import { useMay } from './permissions.ts';

/** Says whether the signed-in person may open the page at an address within the app, if there is one. */
export function useMayOpen(): (address: string) => boolean {
  const may = useMay();
  return (address) => {
    const page = pageAt(address);
    return page === null || mayOpen(may, page);
  };
}
