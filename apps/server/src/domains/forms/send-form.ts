import { formSubmissionEvents, type formSubmissions } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isSent } from '../../letters.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { schedule } from '../../platform/tasks/index.ts';
import type { UseCase } from '../../use-case.ts';
import { type ContactInfo, upsertContact } from '../contacts/index.ts';
import { addressLimit, limitAttempts, refuseFlood } from '../identity/index.ts';
import { checkEntries } from './check-submission.ts';
import { type Form, inputsOf } from './form.ts';
import { mailsOfForm } from './form-mails.ts';
import { findForm } from './forms.store.ts';
import { newSubmissionLetter } from './letters/new-submission.ts';
import { DESCRIPTIONS, refusalOf } from './refuse-entries.ts';
import { keepFiles, resolveFiles } from './sent-files.ts';
import { emailsIn, type Submission, submitterOf, viewSubmission } from './submission.ts';
import { countSubmissionRows, insertSubmission } from './submissions.store.ts';
import { beginSubscription, consentIn } from './subscribe-by-form.ts';
import { submissionNotice } from './tell-business.ts';

type Service = typeof formSubmissions;

/** In an hour, from one network: some before a captcha is asked for, many before it has to wait. */
const LIMIT = { suspicious: 20, free: 60 };

export const createSubmission: UseCase<Service['createSubmission']> = async (ctx, { submission, captchaToken }) => {
  const flood = await refuseFloods(ctx, captchaToken ?? null);
  if (flood) return flood;
  return withSite(ctx, async (tx) => {
    // the form's row is held, so that its limit of submissions holds
    const form = await findForm(tx, submission.formId, { lock: true });
    if (!form) return refuse('FORM_NOT_FOUND');
    if (await isClosed(ctx, tx, form)) return refusalOf([{ errorPath: '', errorType: 'DISABLED_FORM_ERROR' }]);
    const { values, errors } = checkEntries(form, submission.submissions ?? {});
    if (errors.length > 0) return refusalOf(errors);
    const id = ctx.newId();
    const resolved = await resolveFiles(tx, { form, submissionId: id, values });
    if (isRefusal(resolved)) return resolved;
    const sent = await keepSubmission(ctx, tx, form, { id, values: resolved });
    if (isSent(newSubmissionLetter, ctx.site)) schedule(tx, submissionNotice, { input: sent.id });
    const language = ctx.site.mainLanguage && ctx.site.language;
    schedule(tx, mailsOfForm, { key: sent.id, input: { submissionId: sent.id, ...(language && { language }) } });
    return { submission: viewSubmission(sent) };
  });
};

/** People who send many forms are asked for a captcha, then to wait. Staff and apps are limited by their calls alone. */
async function refuseFloods(ctx: Context, captchaToken: string | null): Promise<Refusal | null> {
  if (ctx.caller.kind === 'staff' || (ctx.caller.kind === 'app' && !ctx.caller.visitor)) return null;
  const counted = await limitAttempts(ctx, [{ ...addressLimit('form', ctx.client.address), ...LIMIT }]);
  if (isRefusal(counted)) return counted;
  const refusal = await refuseFlood(ctx, { isSuspicious: counted.isSuspicious, token: captchaToken });
  return refusal && refuse('INVALID_CAPTCHA');
}

async function isClosed(ctx: Context, tx: Tx, { id, enabled, limitationRule }: Form): Promise<boolean> {
  const { maxAllowedSubmissions: most, dateTimeDeadline: deadline } = limitationRule ?? {};
  if (enabled === false || (deadline && new Date(deadline) <= ctx.now())) return true;
  if (most === null || most === undefined) return false;
  const [counted] = await countSubmissionRows(tx, [id], []);
  return (counted?.totalCount ?? 0) >= most;
}

type Entered = Pick<Submission, 'id' | 'values'>;

async function keepSubmission(ctx: Context, tx: Tx, form: Form, { id, values }: Entered): Promise<Submission> {
  const now = ctx.now().toISOString();
  const submitter = submitterOf(ctx);
  const info = contactIn(form, values);
  const contactId = await upsertContact(ctx, tx, {
    info,
    memberId: submitter.memberId ?? null,
    visitorId: submitter.visitorId ?? null,
    activity: { activityType: 'GENERAL', activityDate: now },
  });
  const consent = consentIn(form, values);
  const emails = emailsIn(form, values);
  const status = consent === 'byMail' && emails.length > 0 ? 'PENDING' : 'CONFIRMED';
  const sent: Submission = {
    ...{ id, formId: form.id, revision: '1', status, seen: false },
    ...{ contactId, values, submitter, emails, createdDate: now, updatedDate: now },
  };
  await insertSubmission(tx, sent);
  await keepFiles(tx, form, sent);
  if (consent) await beginSubscription(ctx, tx, sent, consent);
  emit(tx, formSubmissionEvents.created(viewSubmission(sent)));
  return sent;
}

/** What the fields that stand for something of the contact say. */
function contactIn(form: Form, values: Record<string, unknown>): ContactInfo {
  const said = (wanted: string): string | undefined => {
    const field = inputsOf(form).find(({ inputOptions }) => inputOptions.contactMapping?.contactField === wanted);
    const value = field && values[field.inputOptions.target];
    return typeof value === 'string' && value.trim() ? value.trim().slice(0, 100) : undefined;
  };
  const [first, last, email, phone] = [said('FIRST_NAME'), said('LAST_NAME'), said('EMAIL'), said('PHONE')];
  const [company, jobTitle] = [said('COMPANY'), said('POSITION')];
  return {
    ...((first || last) && { name: { ...(first && { first }), ...(last && { last }) } }),
    ...(email && { emails: { items: [{ email }] } }),
    ...(phone && { phones: { items: [{ phone }] } }),
    ...(company && { company }),
    ...(jobTitle && { jobTitle }),
  };
}

/** Checks entries without sending them: all, or those of some fields. */
export const validateFormSubmission: UseCase<Service['validateFormSubmission']> = (
  ctx,
  { submission, fieldsToValidate = [] },
) =>
  readSite(ctx, async (tx) => {
    const form = await findForm(tx, submission.formId);
    if (!form) return refuse('FORM_NOT_FOUND');
    const { errors } = checkEntries(form, submission.submissions ?? {});
    const asked = errors.filter(({ errorPath }) => !fieldsToValidate.length || fieldsToValidate.includes(errorPath));
    const violationErrors = asked.map((error) => ({
      submissionValidationErrors: { errors: [error] },
      name: error.errorPath.slice(0, 50),
      description: DESCRIPTIONS[error.errorType] ?? 'is not valid',
      ruleName: 'SUBMISSION_VALIDATION',
    }));
    return { valid: asked.length === 0, violationErrors };
  });
