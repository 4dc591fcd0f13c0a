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
  enqueueJob,
  type JobKind,
  JobStopped,
  jobTask,
  type RunningJob,
} from './background-jobs.ts';
export { inBatches } from './in-batches.ts';
export { type Job, startJobs } from './jobs.ts';
