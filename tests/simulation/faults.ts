/** Faults planted on purpose, which the books must show: a simulation that finds nothing could also be one that looks at nothing. */
import { sql } from 'kysely';
import { asPlatform, type Database } from '../../apps/server/src/platform/db/index.ts';

export type Fault = {
  /** What goes wrong, in the database, at each of these events. */
  at: string;
  /** The body of the trigger. */
  does: string;
  /** The rules of which the books must show one as broken. */
  shown: string[];
};

export const faults: Record<string, Fault> = {
  'a sale that takes nothing from stock': {
    at: 'before update on inventory_items',
    does: `if new.quantity < old.quantity and exists (select from orders) then new.quantity := old.quantity; end if; return new;`,
    shown: ['stock is not the sum of its history, or below nothing'],
  },
  'a return that goes into stock twice': {
    at: 'before insert on inventory_changes',
    does: `if new.order_id is not null and new.delta > 0 then
      update inventory_items set quantity = quantity + new.delta where site_id = new.site_id and id = new.item_id;
      new.delta := 2 * new.delta;
    end if; return new;`,
    shown: ['an order holds other stock than its lines', 'more was sold than ever came in'],
  },
  'a refund that loses a cent': {
    at: 'before insert on payment_transactions',
    does: `if new.type = 'REFUND' and new.amount > 1 then new.amount := new.amount - 1; end if; return new;`,
    shown: ['the bank says something else than we do'],
  },
  'a capture that is asked for twice': {
    at: 'after insert on sandbox_transactions',
    does: `if new.type = 'CAPTURE' then
      insert into sandbox_transactions values (new.site_id, new.idempotency_key || ' again', new.type, new.amount, new.card, new.outcome);
    end if; return new;`,
    shown: ['the bank moved money that nobody asked for'],
  },
  'a follow-up that is forgotten': {
    at: 'before insert on tasks',
    does: `if new.kind = 'resume payment' then return null; end if; return new;`,
    shown: ['a transaction is open and nobody follows it up'],
  },
  'a paid order that is not placed': {
    at: 'before update on orders',
    does: `if old.status = 'INITIALIZED' and new.status = 'APPROVED' and new.payment_status = 'PAID' then new.status := old.status; end if; return new;`,
    shown: ['the bank was paid for an order that was never placed', 'a checkout was paid and is open'],
  },
  'a gift card that pays a cent less': {
    at: 'before update on gift_cards',
    does: `if new.balance < old.balance then new.balance := new.balance + 1; end if; return new;`,
    shown: ['a gift card does not hold the sum of its history'],
  },
};

/** Does work on a database in which a fault is planted, and takes it out again. */
export async function withFault<T>(database: Database, { at, does }: Fault, work: () => Promise<T>): Promise<T> {
  const run = (statement: string) =>
    asPlatform('a fault is planted in a simulation', database, (tx) => sql.raw(statement).execute(tx.db));
  const [, table] = at.split(' on ');
  await run(`create function planted() returns trigger language plpgsql security definer as $$ begin ${does} end $$`);
  await run(`create trigger planted ${at} for each row when (pg_trigger_depth() = 0) execute function planted()`);
  try {
    return await work();
  } finally {
    await run(`drop trigger planted on ${table}`);
    await run('drop function planted()');
  }
}
