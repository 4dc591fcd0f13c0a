export {
  cancelJob,
  findJob,
  type JobProgress,
  type JobReport,
  listJobs,
  removeOldJobs,
} from './background-jobs.store.ts';
export {
  type AnyJobKind,
  type BackgroundJobs,
  enqueueJob,
  type JobKind,
  JobStopped,
  type RunningJob,
  startBackgroundJobs,
} from './background-jobs.ts';
export { inBatches } from './in-batches.ts';
export { type Job, startJobs } from './jobs.ts';
