import type { Location, Navigation } from 'react-router';

type Router = { subscribe(listener: (state: { location: Location; navigation: Navigation }) => void): unknown };

let isOpeningAnother = false;

/**
 * Whether a link to another page was followed, and the page is still on its way. Known at once, while `useNavigation`
 * only tells with the next rendering, which a timer may come before.
 */
export const isLeaving = (): boolean => isOpeningAnother;

/** Has the router say when a page is left. */
export function watchLeaving(router: Router): void {
  router.subscribe(({ location, navigation: { location: next } }) => {
    isOpeningAnother = next !== undefined && next.pathname !== location.pathname;
  });
}
