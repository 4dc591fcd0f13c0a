export type { HeldTask, Lane } from './held-task.ts';
export { type Room, roomIn } from './room.ts';
export { type AnyTask, type Attempt, cancel, type Retry, schedule, type Task, type TaskElsewhere } from './task.ts';
export { startWorker, type Worker, type WorkerOptions } from './worker.ts';
export { tasksChannel } from './write-tasks.ts';
