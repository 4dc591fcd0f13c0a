import type { Location, Navigation } from 'react-router';

type State = { location: Location; navigation: Navigation };
type Router = { state: State; subscribe(listener: (state: State) => void): unknown };

let isOpeningAnother = false;
let search = '';

/**
 * Whether a link to another page was followed, and the page is still on its way. Known at once, while `useNavigation`
 * only tells with the next rendering, which a timer may come before.
 */
export const isLeaving = (): boolean => isOpeningAnother;

/**
 * The parameters of the address that was followed last, also before its page is drawn. `useSearchParams` has those of
 * the latest rendering: what is built on them would take back what was chosen since.
 */
export const paramsNow = (): URLSearchParams => new URLSearchParams(search);

/** Has the router say which address is open or on its way. */
export function watchAddress(router: Router): void {
  const note = ({ location, navigation: { location: next } }: State) => {
    isOpeningAnother = next !== undefined && next.pathname !== location.pathname;
    search = (next ?? location).search;
  };
  note(router.state);
  router.subscribe(note);
}
