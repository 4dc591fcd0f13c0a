import type { Location, Navigation } from 'react-router';

type State = { location: Location; navigation: Navigation };
type Router = { state: State; subscribe(listener: (state: State) => void): unknown };

let now: Pick<Location, 'pathname' | 'search'> = { pathname: '', search: '' };

/**
 * Whether the address that was followed last is still of this path, which includes the dashboard's own. Known at once, while
 * `useLocation` and `useNavigation` only tell with the next rendering: a timer may come before, also once the other page is
 * there and about to be drawn.
 */
export const isStillAt = (pathname: string): boolean => now.pathname === pathname;

/**
 * The parameters of the address that was followed last, also before its page is drawn. `useSearchParams` has those of
 * the latest rendering: what is built on them would take back what was chosen since.
 */
export const paramsNow = (): URLSearchParams => new URLSearchParams(now.search);

/** Has the router say which address is open or on its way. */
export function watchAddress(router: Router): void {
  const note = ({ location, navigation }: State) => {
    now = navigation.location ?? location;
  };
  note(router.state);
  router.subscribe(note);
}
