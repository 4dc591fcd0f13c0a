import { FORMS_NAMESPACE, type formSubmissions } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { compileQuery, toCursorPage, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { noSubmission } from './change-submissions.ts';
import { formatEntries } from './format-entries.ts';
import { findForm, type Place } from './forms.store.ts';
import { withAddresses } from './sent-files.ts';
import { type Submission, submitterOf, viewSubmission } from './submission.ts';
import {
  countMatching,
  countSubmissionRows,
  findSubmission,
  querySubmissionRows,
  submissionQueryable,
} from './submissions.store.ts';

type Service = typeof formSubmissions;

export const getSubmission: UseCase<Service['getSubmission']> = (ctx, { submissionId }) =>
  readSite(ctx, async (tx) => {
    const found = await findSubmission(tx, submissionId);
    return found ? { submission: viewSubmission(withAddresses(ctx, found)) } : noSubmission;
  });

export const getDeletedSubmission: UseCase<Service['getDeletedSubmission']> = (ctx, { submissionId }) =>
  readSite(ctx, async (tx) => {
    const found = await findSubmission(tx, submissionId, { isDeleted: true });
    return found ? { submission: viewSubmission(withAddresses(ctx, found)) } : noSubmission;
  });

type Reading = Place & { path?: 'query' | 'search'; sentBy?: Submission['submitter'] | null };

async function pageOf(ctx: Context, query: WireQuery, { path = 'query', sentBy = null, ...place }: Reading) {
  const scope = `submissions:${ctx.siteId}:${place.isDeleted}:${JSON.stringify(sentBy)}`;
  const options = { secret: ctx.cursorSecret, scope, path };
  const compiled = compileQuery(query, submissionQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  return readSite(ctx, async (tx) => {
    const { rows, pagingMetadata } = toCursorPage(
      compiled.value,
      await querySubmissionRows(tx, compiled.value, { ...place, sentBy }),
    );
    // who reads their own submissions knows what was in the files
    const withFiles = (sent: Submission) => (sentBy ? sent : withAddresses(ctx, sent));
    const submissions = rows.map(({ sort_keys: _keys, ...sent }) => viewSubmission(withFiles(sent)));
    return { submissions, pagingMetadata };
  });
}

export const querySubmissionsByNamespace: UseCase<Service['querySubmissionsByNamespace']> = async (ctx, { query }) => {
  const found = await pageOf(ctx, query, { isDeleted: false });
  return isRefusal(found) ? found : { submissions: found.submissions, metadata: found.pagingMetadata };
};

export const searchSubmissionsByNamespace: UseCase<Service['searchSubmissionsByNamespace']> = async (
  ctx,
  { search },
) => {
  const found = await pageOf(ctx, search, { isDeleted: false, path: 'search' });
  return isRefusal(found) ? found : { submissions: found.submissions, metadata: found.pagingMetadata };
};

/** Staff and apps see what was sent by a form, others what they sent by it themselves. */
export const querySubmission: UseCase<Service['querySubmission']> = async (ctx, { query, onlyYourOwn = false }) => {
  const { caller } = ctx;
  const isTrusted = caller.kind === 'staff' || (caller.kind === 'app' && !caller.visitor);
  const sentBy = onlyYourOwn || !isTrusted ? submitterOf(ctx) : null;
  if (sentBy && Object.keys(sentBy).length === 0) return { submissions: [], metadata: { count: 0, hasNext: false } };
  const found = await pageOf(ctx, query, { isDeleted: false, sentBy });
  return isRefusal(found) ? found : { submissions: found.submissions, metadata: found.pagingMetadata };
};

export const countSubmissionsByFilter: UseCase<Service['countSubmissionsByFilter']> = async (
  ctx,
  { filter, search },
) => {
  const options = { secret: ctx.cursorSecret, scope: 'count', path: 'filter' };
  const compiled = compileQuery({ filter: filter ?? {}, ...(search && { search }) }, submissionQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  return readSite(ctx, async (tx) => ({ formsSubmissionsCount: await countMatching(tx, compiled.value.filter) }));
};

export const listDeletedSubmissions: UseCase<Service['listDeletedSubmissions']> = (
  ctx,
  { formId, submissionIds = [], statuses = [], paging },
) => {
  const filter = {
    formId,
    ...(submissionIds.length > 0 && { id: { $in: submissionIds } }),
    ...(statuses.length > 0 && { status: { $in: statuses } }),
  };
  return pageOf(
    ctx,
    { ...(!paging?.cursor && { filter }), ...(paging && { cursorPaging: paging }) },
    { isDeleted: true },
  );
};

export const countSubmissions: UseCase<Service['countSubmissions']> = async (
  ctx,
  { formIds, namespace, statuses = [] },
) => {
  const asked = namespace === FORMS_NAMESPACE ? formIds : [];
  return readSite(ctx, async (tx) => ({ formsSubmissionsCount: await countSubmissionRows(tx, asked, statuses) }));
};

export const countDeletedSubmissions: UseCase<Service['countDeletedSubmissions']> = async (
  ctx,
  { formIds, namespace, statuses = [] },
) => {
  const asked = namespace === FORMS_NAMESPACE ? formIds : [];
  const counts = await readSite(ctx, (tx) => countSubmissionRows(tx, asked, statuses, { isDeleted: true }));
  return { formsDeletedSubmissionsCount: counts.map(({ formId, totalCount }) => ({ formId, totalCount })) };
};

export const getFormattedSubmission: UseCase<Service['getFormattedSubmission']> = (ctx, { submissionId }) =>
  readSite(ctx, async (tx) => {
    const found = await findSubmission(tx, submissionId);
    const form = found && (await findForm(tx, found.formId));
    return form ? { submissionId: found.id, submissions: formatEntries(form, found.values) } : noSubmission;
  });
