import { FORMS_NAMESPACE, type formSubmissions } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { compileQuery, toCursorPage, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { noSubmission } from './change-submissions.ts';
import { formatEntries } from './format-entries.ts';
import { findForm, type Place } from './forms.store.ts';
import { viewSubmission } from './submission.ts';
import { countSubmissionRows, findSubmission, querySubmissionRows, submissionQueryable } from './submissions.store.ts';

type Service = typeof formSubmissions;

export const getSubmission: UseCase<Service['getSubmission']> = (ctx, { submissionId }) =>
  readSite(ctx, async (tx) => {
    const found = await findSubmission(tx, submissionId);
    return found ? { submission: viewSubmission(found) } : noSubmission;
  });

export const getDeletedSubmission: UseCase<Service['getDeletedSubmission']> = (ctx, { submissionId }) =>
  readSite(ctx, async (tx) => {
    const found = await findSubmission(tx, submissionId, { isDeleted: true });
    return found ? { submission: viewSubmission(found) } : noSubmission;
  });

async function pageOf(ctx: Context, query: WireQuery, place: Place) {
  const options = { secret: ctx.cursorSecret, scope: `submissions:${ctx.siteId}:${place.isDeleted}`, path: 'query' };
  const compiled = compileQuery(query, submissionQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  return readSite(ctx, async (tx) => {
    const { rows, pagingMetadata } = toCursorPage(compiled.value, await querySubmissionRows(tx, compiled.value, place));
    return { submissions: rows.map(({ sort_keys: _keys, ...sent }) => viewSubmission(sent)), pagingMetadata };
  });
}

export const querySubmissionsByNamespace: UseCase<Service['querySubmissionsByNamespace']> = async (ctx, { query }) => {
  const found = await pageOf(ctx, query, { isDeleted: false });
  return isRefusal(found) ? found : { submissions: found.submissions, metadata: found.pagingMetadata };
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

export const getFormattedSubmission: UseCase<Service['getFormattedSubmission']> = (ctx, { submissionId }) =>
  readSite(ctx, async (tx) => {
    const found = await findSubmission(tx, submissionId);
    const form = found && (await findForm(tx, found.formId));
    return form ? { submissionId: found.id, submissions: formatEntries(form, found.values) } : noSubmission;
  });
