export { type AnyTask, type Attempt, cancel, type Retry, schedule, type Task } from './task.ts';
export { startWorker, type Worker, type WorkerOptions } from './worker.ts';
export { type Lane, tasksChannel } from './write-tasks.ts';
