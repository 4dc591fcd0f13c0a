import { connect } from '../client.ts';
import { redirects } from '../routes.ts';
import type { Session } from '../session.ts';

/** A frame that was loaded stays good for seven days. */
const FRESH_MS = 604_800_000;
const KEY = 'stoa.redirectSessionPreWarmed';

/** Whether the site's own pages already know this browser's visitor. */
export function isPreWarmed(now = Date.now()): boolean {
  const last = Number(localStorage.getItem(KEY));
  return last > 0 && now - last < FRESH_MS;
}

/**
 * Lets the site's own pages know this browser's visitor before they are needed, by a hidden frame, so that checkout and
 * login open at once; again after seven days. A failure is logged: the pages work without it. For browsers.
 */
export async function preWarm(session: Session, { force = false } = {}): Promise<void> {
  if (!force && isPreWarmed()) return;
  localStorage.removeItem(KEY);
  try {
    const { redirectSession } = await connect(redirects, session.transport).createRedirectSession({ login: {} });
    if (!redirectSession?.fullUrl) throw new Error('No redirect URL found');
    await loadFrame(redirectSession.fullUrl);
    localStorage.setItem(KEY, String(Date.now()));
  } catch (error) {
    console.error('The redirect session could not be pre-warmed:', error);
  }
}

function loadFrame(url: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = url;
  return new Promise((resolve) => {
    frame.addEventListener('load', () => {
      frame.remove();
      resolve();
    });
    document.body.append(frame);
  });
}
