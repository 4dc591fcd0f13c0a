import type { HeldTask, Lane } from './held-task.ts';

/** What a worker is asked to keep free: slots of a lane for new tasks of some kinds, as many of them as there are. */
export type RoomAsked = { lane: Lane; kinds: readonly string[]; most: number };

/**
 * Slots of this process's worker for tasks that are about to be written. They are written as held by its lease, so that
 * nobody has to look for them: this process does them once they are committed, and others if it dies.
 */
export type Room = {
  /** The number of tasks that may be written so. */
  size: number;
  lease: string;
  until: Date;
  /** Begins the tasks that were written, and frees the slots of those that were not. Called once. */
  fill(tasks: readonly HeldTask[]): void;
};

/** Null where there is no room: the worker is busy or stopping, or does not know one of the kinds. */
export type RoomOf = (asked: RoomAsked) => Room | null;

/** The room of the first of some workers that has some. */
export function roomIn(workers: Iterable<RoomOf>, asked: RoomAsked): Room | null {
  for (const roomOf of workers) {
    const room = roomOf(asked);
    if (room) return room;
  }
  return null;
}
