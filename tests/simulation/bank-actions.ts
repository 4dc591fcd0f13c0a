import { receiveNotification } from '../../apps/server/src/domains/payments/index.ts';
import type { Outcome } from '../../apps/server/src/domains/payments/payment.ts';
import type { Action } from './action.ts';
import { partOf, pick, type World } from './world.ts';

type Entry = { key: string; outcome: Outcome };

const booksOf = ({ look }: World) =>
  look<Entry>(`
    select bank.idempotency_key as key, outcome from sandbox_transactions bank
    join payment_transactions made on made.idempotency_key = bank.idempotency_key order by made.place`);

/** What the bank says to cards once it has changed its mind; those that ask have nobody to answer them. */
const turns = ['4242424242424242', '4000000000000002', '4242424242424242', '4000002760003184'].map(
  (number) => `sandbox-${number}`,
);

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

  /** Takes money back for a customer, and tells of it as of everything else. */
  async chargeBack(world, { a, b }) {
    const taken = await world.look<{ key: string; left: string }>(`
      select idempotency_key as key, captured - returned as left from payments
      join payment_transactions made on payment_id = payments.id and type = 'AUTHORIZE'
      where provider = 'sandbox' and captured > returned and not exists (
        select from sandbox_transactions bank where authorization_key = made.idempotency_key and bank.type = 'CHARGEBACK')
      order by made.place`);
    const payment = pick(taken, a);
    if (!payment) return;
    const amount = partOf(Number(payment.left), b);
    world.mail.push(await (await world.sandbox()).moveThere('CHARGEBACK', amount, payment.key));
  },

  /** Decides for the shop what it took back, as far as the shop knows of it. */
  async returnMoney(world, { a }) {
    const contested = await world.look<{ key: string; amount: string }>(`
      select idempotency_key as key, charged_back as amount from payments
      join payment_transactions made on payment_id = payments.id and type = 'AUTHORIZE'
      where charged_back > reversed order by made.place`);
    const payment = pick(contested, a);
    if (!payment) return;
    const sandbox = await world.sandbox();
    world.mail.push(await sandbox.moveThere('CHARGEBACK_REVERSAL', Number(payment.amount), payment.key));
  },

  /** Changes its mind about the cards that it knows. */
  async turnCards(world, { a }) {
    await world.turnCards(pick(turns, a) ?? '');
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
