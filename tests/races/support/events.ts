/** Records every event that was ever announced, and whether it was handed on to its consumers as tasks. */
import { sql } from 'kysely';
import { asPlatform, type Database } from '../../../apps/server/src/platform/db/index.ts';

/**
 * A second record, kept by the database itself in the transactions that announce events: as tasks where their process knows
 * the consumers, otherwise in the outbox.
 */
const witness = `
  create table witnessed_events (
    event_id uuid primary key, type text not null, entity_id text not null, handed_on boolean not null default false
  );
  create function witness_event() returns trigger language plpgsql security definer as $$
  begin
    if tg_op = 'INSERT' then
      insert into witnessed_events (event_id, type, entity_id) values (new.event_id, new.type, new.entity_id);
    else
      update witnessed_events set handed_on = true where event_id = old.event_id;
    end if;
    return null;
  end $$;
  create trigger witness_event after insert or delete on outbox for each row execute function witness_event();
  create function witness_event_task() returns trigger language plpgsql security definer as $$
  begin
    insert into witnessed_events (event_id, type, entity_id, handed_on)
    values ((new.input ->> 'id')::uuid, new.input ->> 'type', new.input ->> 'entityId', true)
    on conflict (event_id) do update set handed_on = true;
    return null;
  end $$;
  create trigger witness_event_task after insert on tasks for each row when (new.kind like 'event: %')
    execute function witness_event_task();
`;

/** Called once for a database, before there are events. */
export async function watchEvents(database: Database): Promise<void> {
  await asPlatform('a test looks over the shoulder of all sites', database, (tx) => sql.raw(witness).execute(tx.db));
}
