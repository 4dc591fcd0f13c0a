/** Faults planted on purpose, which the books must show: a simulation that finds nothing could also be one that looks at nothing. */
import { sql } from 'kysely';
import { asPlatform, type Database } from '../../apps/server/src/platform/db/index.ts';

export type Fault = {
  /** The actions by which it comes to light. */
  among: string[];
  /** What goes wrong, in the database, at each of these events. */
  at: string;
  /** The body of the trigger. */
  does: string;
  /** The rules of which the books must show one as broken. */
  shown: string[];
};

export const faults: Record<string, Fault> = {
  'a sale that takes nothing from stock': {
    among: ['checkOut', 'pay'],
    at: 'before update on inventory_items',
    does: `if new.quantity < old.quantity and exists (select from orders) then new.quantity := old.quantity; end if; return new;`,
    shown: ['stock is not the sum of its history, or below nothing'],
  },
  'a return that goes into stock twice': {
    among: ['checkOut', 'pay', 'cancelOrder'],
    at: 'before insert on inventory_changes',
    does: `if new.order_id is not null and new.delta > 0 then
      update inventory_items set quantity = quantity + new.delta where site_id = new.site_id and id = new.item_id;
      new.delta := 2 * new.delta;
    end if; return new;`,
    shown: ['an order holds other stock than its lines', 'more was sold than ever came in'],
  },
  'a refund that loses a cent': {
    among: ['checkOut', 'pay', 'refund'],
    at: 'before insert on payment_transactions',
    does: `if new.type = 'REFUND' and new.amount > 1 then new.amount := new.amount - 1; end if; return new;`,
    shown: ['the bank says something else than we do'],
  },
  'a capture that is asked for twice': {
    among: ['checkOut', 'pay', 'charge', 'capture'],
    at: 'after insert on sandbox_transactions',
    does: `if new.type = 'CAPTURE' then
      insert into sandbox_transactions values (new.site_id, new.idempotency_key || ' again', new.type, new.amount, new.card, new.outcome);
    end if; return new;`,
    shown: ['the bank moved money that nobody asked for'],
  },
  'a follow-up that is forgotten': {
    among: ['checkOut', 'pay'],
    at: 'before insert on tasks',
    does: `if new.kind = 'resume payment' then return null; end if; return new;`,
    shown: ['a transaction is open and nobody follows it up'],
  },
  'a paid order that is not placed': {
    among: ['checkOut', 'pay'],
    at: 'before update on orders',
    does: `if old.status = 'INITIALIZED' and new.status = 'APPROVED' and new.payment_status = 'PAID' then new.status := old.status; end if; return new;`,
    shown: ['the bank was paid for an order that was never placed', 'a checkout was paid and is open'],
  },
  'a gift card that pays a cent less': {
    among: ['checkOut', 'pay', 'redeemGiftCard'],
    at: 'before update on gift_cards',
    does: `if new.balance < old.balance then new.balance := new.balance + 1; end if; return new;`,
    shown: ['a gift card does not hold the sum of its history'],
  },
  'a chargeback that loses a cent': {
    among: ['checkOut', 'pay', 'chargeBack', 'notify'],
    at: 'before insert on payment_transactions',
    does: `if new.type = 'CHARGEBACK' and new.amount > 1 then new.amount := new.amount - 1; end if; return new;`,
    shown: ['the ledger says something else of what banks took back'],
  },
  'a cycle that is charged again': {
    among: ['subscribe', 'work', 'nextCharge'],
    at: 'before insert on orders',
    does: `if (new.doc #>> '{lines,0,item,subscription,contract,cycle}')::int > 1 then
      new.doc := jsonb_set(new.doc, '{lines,0,item,subscription,contract,cycle}', '1');
    end if; return new;`,
    shown: ['a cycle was charged twice'],
  },
  'a renewal that its subscription does not hear of': {
    among: ['subscribe', 'work', 'nextCharge'],
    at: 'before update on subscription_contracts',
    does: `new.doc := jsonb_set(new.doc, '{nextCycle}', old.doc -> 'nextCycle'); return new;`,
    shown: ['a subscription does not know of a cycle that was paid'],
  },
  'a free trial that ends as it begins': {
    among: ['subscribe', 'work'],
    at: 'before insert on tasks',
    does: `if new.kind = 'renew subscription' then
      update subscription_contracts set next_date = created_date
        where site_id = new.site_id and id = new.key::uuid and doc ? 'trialEnd' and doc ->> 'nextCycle' = '1';
      if found then new.due_date := '2026-01-01'; end if;
    end if; return new;`,
    shown: ['a free trial was charged before its end'],
  },
  'a free trial that nobody notes': {
    among: ['subscribe', 'work'],
    at: 'before insert on orders',
    does: `new.doc := new.doc - 'afterTrial'; return new;`,
    shown: ['a buyer has had a free trial twice'],
  },
  'a renewal that nobody plans': {
    among: ['subscribe', 'work'],
    at: 'before insert on tasks',
    does: `if new.kind = 'renew subscription' then return null; end if; return new;`,
    shown: ['nobody charges a subscription'],
  },
  'a payment that pays a request as two others did': {
    among: ['checkOut', 'pay', 'requestPayment'],
    at: 'before insert on payment_request_attempts',
    does: `insert into payment_request_attempts (site_id, payment_id, request_id)
      select site_id, id, new.request_id from (
        select site_id, id, count(*) over () as many from payments
        where site_id = new.site_id and captured > 0 and id not in (select payment_id from payment_request_attempts)
      ) paid where many > 1 limit 2;
    return new;`,
    shown: ['a payment request was paid twice'],
  },
  'a payment request that is void once it is paid': {
    among: ['checkOut', 'pay', 'requestPayment'],
    at: 'before update on payment_requests',
    does: `if new.doc ->> 'status' = 'PAID' then new.doc := jsonb_set(new.doc, '{status}', '"VOIDED"'); end if; return new;`,
    shown: ['a payment request does not say whether it was paid'],
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
