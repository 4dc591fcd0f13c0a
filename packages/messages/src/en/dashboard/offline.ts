/** Shown while the browser has no connection. */
export const offline = {
  saving: 'You’re offline. We’ll save when you’re back.',
  loading: 'You’re offline. This page will load when you’re back.',
};
