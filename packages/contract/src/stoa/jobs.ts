/** Progress of background jobs, and a way to stop them. */
import { backOffice, operation, service } from '../operation.ts';
import { anyObject, choice, date, guid, integer, list, message, nullable, ref, text } from '../schema.ts';

export const JobStatus = choice('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELED');
export const Job = message('Job', {
  id: guid,
  /** The kind of job, such as `catalog.import`. */
  kind: text(),
  status: JobStatus,
  /** `done` of `total`, which is null while unknown. Kinds of jobs add their own counts. */
  progress: anyObject,
  /** The result of a job that is `DONE`. */
  result: nullable(anyObject),
  failure: nullable(text()),
  createdDate: date,
  updatedDate: date,
});

export const jobs = service('stoa.jobs', ['/stoa'], {
  getJob: operation({
    method: 'GET',
    path: '/v1/jobs/{jobId}',
    summary: "Get a job's progress",
    permit: backOffice('STOA.JOB_READ'),
    request: { jobId: guid },
    response: { job: ref(Job) },
    required: ['jobId'],
  }),
  listJobs: operation({
    method: 'GET',
    path: '/v1/jobs',
    summary: 'List the latest jobs',
    permit: backOffice('STOA.JOB_READ'),
    request: { kinds: list(text(), { maxItems: 20 }), limit: integer({ minimum: 1, maximum: 100 }) },
    response: { jobs: list(ref(Job)) },
  }),
  cancelJob: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/jobs/{jobId}/cancel',
    summary: 'Stop a job at its next step',
    permit: backOffice('STOA.JOB_CANCEL'),
    request: { jobId: guid },
    response: { job: ref(Job) },
    required: ['jobId'],
  }),
});
