import type { Context } from '../../context.ts';
import { type Database, withSite } from '../../platform/db/index.ts';
import { escapeHtml } from '../../platform/html.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { claimDueRequests, type DueRequest, findRequest, saveStatus } from './back-in-stock.store.ts';
import type { BackInStockRequest } from './back-in-stock-request.ts';
import { announce } from './requests.ts';

/** A mail takes seconds: a request that is in hand for longer has lost the process that took it. */
const LOST_AFTER_MS = 10 * 60_000;
/** One that was not taken is tried again when its claim has run out: for two hours in all. */
const MOST_ATTEMPTS = 12;
const AT_ONCE = 100;

type Notification = {
  database: Database;
  mailer: Mailer;
  now: () => Date;
  /** A context on a site, for work that nobody asked for. */
  contextOf: (siteId: string) => Promise<Context | null>;
};

/** Mails everybody whose item is back. Answers with how many mails went out. */
export async function notifyBackInStock({ database, mailer, now, contextOf }: Notification): Promise<number> {
  let sent = 0;
  let due: DueRequest[] = [];
  do {
    const staleBefore = new Date(now().getTime() - LOST_AFTER_MS);
    due = await claimDueRequests(database, { now: now(), staleBefore, limit: AT_ONCE });
    for (const request of due) {
      const ctx = await contextOf(request.siteId);
      if (ctx && (await notify(ctx, mailer, request))) sent++;
    }
  } while (due.length === AT_ONCE);
  return sent;
}

async function notify(ctx: Context, mailer: Mailer, request: DueRequest): Promise<boolean> {
  try {
    await mailer.send(mailOf(ctx, request));
    await conclude(ctx, request.id, { status: 'NOTIFICATION_SENT', autoNotified: !request.isReported });
    return true;
  } catch (error) {
    ctx.log.error({ err: error, requestId: request.id }, 'a back-in-stock mail could not be sent');
    const attempts = request.attempts + 1;
    await conclude(ctx, request.id, { status: attempts < MOST_ATTEMPTS ? 'PROCESSING' : 'FAILED', attempts });
    return false;
  }
}

const conclude = (ctx: Context, id: string, change: Partial<BackInStockRequest>) =>
  withSite(ctx, async (tx) => {
    const known = await findRequest(tx, id, { lock: true });
    if (!known) return;
    const changed = { ...known, ...change };
    await saveStatus(tx, changed, ctx.now());
    announce(tx, 'updated', changed);
  });

function mailOf({ site, addresses }: Context, { email, productName, slug, itemUrl }: DueRequest): Mail {
  const url = itemUrl ?? `${addresses.site}/product-page/${encodeURIComponent(slug)}`;
  const subject = `${productName} is back in stock`;
  const reason = `You asked ${site.name} to tell you. This is the only mail you get for it.`;
  return {
    to: email,
    fromName: site.name,
    subject,
    text: `${subject}.\n\n${url}\n\n${reason}\n`,
    html: `<p>${escapeHtml(subject)}.</p><p><a href="${escapeHtml(url)}">See ${escapeHtml(productName)}</a></p><p>${escapeHtml(reason)}</p>`,
  };
}
