import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { cancel, schedule, type TaskElsewhere } from '../../platform/tasks/index.ts';
import { type AbandonedCheckout, emailOf, withActivity } from './abandoned-checkout.ts';
import type { MailSettings } from './settings.store.ts';

const MOST_PLANNED = 2;

/** `mail` is 1 for the first mail about a checkout. */
export type MailInput = { abandonedId: string; mail: number };
export const MAIL_TASK = { name: 'recovery mail', lane: 'database' } satisfies TaskElsewhere<MailInput>;
const task: TaskElsewhere<MailInput> = MAIL_TASK;
const keyOf = ({ abandonedId, mail }: MailInput): string => `${abandonedId} ${mail}`;

function planMail(tx: Tx, input: MailInput, at: Date): void {
  schedule(tx, task, { key: keyOf(input), at, input });
}

/** Plans the first mail about a new abandoned checkout, if the owner wants any and there is an address. */
export function planFirstMail(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  abandoned: AbandonedCheckout,
  { enabled, hours }: MailSettings,
): AbandonedCheckout {
  if (!enabled || !emailOf(abandoned.checkout)) return abandoned;
  const at = new Date(Date.parse(abandoned.checkout.updatedDate) + hours * HOUR_MS);
  planMail(tx, { abandonedId: abandoned.id, mail: 1 }, at);
  return withActivity(abandoned, 'SCHEDULED', now());
}

/** Plans the second mail, after the first. */
export function planSecondMail(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  abandoned: AbandonedCheckout,
  { enabled, secondHours }: MailSettings,
): void {
  if (!enabled || secondHours === null) return;
  planMail(tx, { abandonedId: abandoned.id, mail: 2 }, new Date(now().getTime() + secondHours * HOUR_MS));
}

/** Cancels the mails about a checkout that are planned. */
export function cancelMails(tx: Tx, abandonedId: string): void {
  for (let mail = 1; mail <= MOST_PLANNED; mail++) cancel(tx, MAIL_TASK, keyOf({ abandonedId, mail }));
}
