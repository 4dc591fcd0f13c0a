import { receiveNotification } from '../../apps/server/src/domains/payments/index.ts';
import type { Outcome } from '../../apps/server/src/domains/payments/payment.ts';
import type { Action } from './action.ts';
import { pick, type World } from './world.ts';

type Entry = { key: string; outcome: Outcome };

const booksOf = ({ look }: World) =>
  look<Entry>(`
    select bank.idempotency_key as key, outcome from sandbox_transactions bank
    join payment_transactions made on made.idempotency_key = bank.idempotency_key order by made.place`);

/** The bank's own doing. What it sends arrives in any order, twice, or never. */
export const bankActions: Record<string, Action> = {
  /** Puts news of something in the bank's books into the mail: it may be old news by the time it arrives. */
  async send(world, { a }) {
    const entry = pick((await booksOf(world)).slice(-10), a);
    if (entry) world.mail.push(entry);
  },

  /** Delivers one of the notifications on their way, and keeps it for another time every third time. */
  async notify(world, { a, b }) {
    const { mail, shop } = world;
    if (mail.length === 0) return;
    const at = a % mail.length;
    const [news] = b % 3 === 0 ? mail.slice(at, at + 1) : mail.splice(at, 1);
    if (!news) return;
    const sandbox = await world.sandbox();
    await receiveNotification(shop.contextOf({ kind: 'nobody' }), sandbox.accountId ?? '', sandbox.notify([news]));
  },

  async loseMail({ mail }, { a }) {
    if (mail.length > 0) mail.splice(a % mail.length, 1);
  },

  /** Ends a question to a buyer, or work that took its time. The shop hears nothing of it for now. */
  async decide(world, { a, b }) {
    const open = (await booksOf(world)).filter(({ outcome }) =>
      ['ACTION_REQUIRED', 'PROCESSING'].includes(outcome.status),
    );
    const entry = pick(open, a);
    if (!entry) return;
    const outcome = await (await world.sandbox()).answer(entry.key, b % 3 !== 0);
    if (b % 2 === 0) world.mail.push({ key: entry.key, outcome });
  },
};
