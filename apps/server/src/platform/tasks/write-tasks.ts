import { type RawBuilder, sql } from 'kysely';
import { NIL_ID } from '../ids.ts';
import type { Lane } from './held-task.ts';
import { type Room, type RoomOf, roomIn } from './room.ts';

/** What a transaction plans of a task, and its commit writes: `schedule` and `cancel` fill `tx.tasks`. */
export type PlannedTask = ScheduledTask | CancelledTask;
export type ScheduledTask = {
  kind: string;
  key: string;
  lane: Lane;
  /** As JSON. */
  input: string;
  at: Date | null;
  /** Whether no other task can have its key. */
  isNew: boolean;
  /** The slots of this process that it is written for, if any. */
  room: Room | null;
};
type CancelledTask = { kind: string; key: string; isCancelled: true };

const isCancelled = (task: PlannedTask): task is CancelledTask => 'isCancelled' in task;

/** The channel that wakes this process's worker when work of a lane, the payload, is due. */
export const tasksChannel = 'stoa_tasks';

/** The lanes in which planned tasks are due at once and held by nobody. Without a clock, all of them may be due. */
export const lanesDue = (planned: Iterable<PlannedTask>, now: Date | null): Set<Lane> =>
  new Set(
    [...planned].flatMap((task) =>
      isCancelled(task) || task.room || (task.at && now && task.at > now) ? [] : [task.lane],
    ),
  );

/** Finds room in this process for planned tasks that are new and due at once. */
export function findRooms(workers: Iterable<RoomOf>, planned: Iterable<PlannedTask>): void {
  for (const task of planned)
    if (!isCancelled(task) && task.isNew && task.at === null)
      task.room = roomIn(workers, { lane: task.lane, kinds: [task.kind], most: 1 });
}

/** Begins the planned tasks that have room, or leaves it where they were not written after all. */
export function fillRooms(planned: Iterable<PlannedTask>, siteId: string | null, areWritten: boolean): void {
  for (const task of planned) {
    if (isCancelled(task) || !task.room) continue;
    const { room, kind, key } = task;
    task.room = null;
    const input = JSON.parse(task.input);
    const due = new Date().toISOString();
    room.fill(areWritten ? [{ siteId: siteId ?? NIL_ID, kind, key, input, attempts: 1, lease: room.lease, due }] : []);
  }
}

/** The statement that writes scheduled tasks of one site, or of none. `now` is when those are due that name no time. */
export function taskRows(
  siteId: string | null,
  planned: Iterable<PlannedTask>,
  now: Date | null,
): RawBuilder<unknown> | null {
  const tasks = [...planned].filter((task): task is ScheduledTask => !isCancelled(task));
  if (tasks.length === 0) return null;
  const column = <T>(of: (task: ScheduledTask) => T) => tasks.map(of);
  const due = ({ at, room }: ScheduledTask) => (room?.until ?? at ?? now)?.toISOString() ?? '-infinity';
  // arrays, as a statement has at most 65,535 parameters
  return sql`
    insert into tasks (site_id, kind, key, lane, input, due_date, lease, attempts)
    select ${siteId ?? NIL_ID}, kind, key, lane, input::jsonb, due_date, lease, (lease is not null)::int
    from unnest(${column(({ kind }) => kind)}::text[], ${column(({ key }) => key)}::text[], ${column(({ lane }) => lane)}::text[],
      ${column(({ input }) => input)}::text[], ${column(due)}::timestamptz[],
      ${column(({ room }) => room?.lease ?? null)}::uuid[]) as task (kind, key, lane, input, due_date, lease)
    on conflict (site_id, kind, key) do update set lane = excluded.lane, input = excluded.input,
      due_date = case when tasks.lease is null then excluded.due_date else tasks.due_date end,
      again_date = case when tasks.lease is null then null else excluded.due_date end,
      attempts = case when tasks.lease is null then 0 else tasks.attempts end`;
}

/**
 * The statement that takes back cancelled tasks: each by its key, as a join may read all tasks of the site. One that somebody
 * claims meanwhile is waited for, and taken back as well.
 */
export function cancelledTasks(siteId: string | null, planned: Iterable<PlannedTask>): RawBuilder<unknown> | null {
  const tasks = [...planned].filter(isCancelled);
  if (tasks.length === 0) return null;
  return sql`delete from tasks where ${tasks.length > MOST_KEYS ? haveKeys(siteId, tasks) : areThose(siteId, tasks)}`;
}

/** So many tasks are named one by one: such a statement keeps its plan, while one with arrays is planned for each execution. */
const MOST_KEYS = 64;

const areThose = (siteId: string | null, tasks: readonly CancelledTask[]) =>
  sql`(site_id, kind, key) in (${sql.join(
    tasks.map(({ kind, key }) => sql`(${siteId ?? NIL_ID}::uuid, ${kind}::text, ${key}::text)`),
  )})`;

/** The same for any number of tasks. */
function haveKeys(siteId: string | null, tasks: readonly CancelledTask[]) {
  const kinds = [...Map.groupBy(tasks, ({ kind }) => kind)].map(
    ([kind, ofKind]) => sql`kind = ${kind} and key = any(${ofKind.map(({ key }) => key)}::text[])`,
  );
  return sql`site_id = ${siteId ?? NIL_ID} and (${sql.join(kinds, sql` or `)})`;
}
