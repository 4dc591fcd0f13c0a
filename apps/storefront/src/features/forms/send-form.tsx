import {
  anchorOf,
  BLOCK_FIELD,
  type BlockData,
  type Filling,
  type FormToFill,
  isField,
  TRAP_FIELD,
} from '@stoa/blocks';
import { ApiError } from '@stoa/sdk';
import { island } from '../../island.tsx';
import { hasCode } from '../../lib/api-errors.ts';
import { ownPath } from '../../lib/own-path.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { fieldOf, stateOf } from '../account/posted-form.ts';
import CaptchaIsland from '../sign-in/captcha.island.tsx';
import { CAPTCHA_FIELD } from '../sign-in/captcha.ts';
import { entryErrors, mistakesIn, mistakesOf } from './entry-errors.ts';
import { type Entries, entriesForApi, readEntries } from './posted-entries.ts';
import { SENT } from './sent.ts';
import { uploadPosted } from './upload-posted.ts';

const Captcha = island('sign-in/captcha', CaptchaIsland, { messages: ['proof'], wakeOn: 'form' });

/** A form of a page after it was posted: what it leads to, or what is to be shown in its place. */
type Outcome = { response: StorefrontResponse } | { forms: BlockData['forms'] };

/** Sends the form of a page that was posted. Null where the page has no such form. */
export async function sendForm(visit: Visit, forms: BlockData['forms']): Promise<Outcome | null> {
  const posted = postedIn(visit, forms);
  if (!posted) return null;
  const { blockId, toFill, entries } = posted;
  // a program that fills in everything is told that all went well
  const problem = fieldOf(visit.request, TRAP_FIELD) ? null : await submit(visit, toFill, entries);
  if (problem) return { forms: { ...forms, [blockId]: { ...toFill, ...problem } } };
  return { response: redirect(toFill.form.leadsTo ?? sentPath(visit, blockId)) };
}

function postedIn({ request }: Visit, forms: BlockData['forms']) {
  const blockId = fieldOf(request, BLOCK_FIELD);
  const toFill = Object.hasOwn(forms, blockId) ? forms[blockId] : undefined;
  return toFill && { blockId, toFill, entries: readEntries(toFill.form, request.form ?? new URLSearchParams()) };
}

/** The forms of a page that nobody sees yet: what is posted goes nowhere, and the page says so. */
export function keptBack(visit: Visit, forms: BlockData['forms']): BlockData['forms'] {
  const posted = postedIn(visit, forms);
  if (!posted) return forms;
  const { blockId, toFill, entries } = posted;
  const filling = { values: entries, errors: {}, problem: visit.messages.entries.preview, isSent: false };
  return { ...forms, [blockId]: { ...toFill, filling } };
}

function sentPath({ request }: Visit, blockId: string): string {
  const url = new URL(request.url);
  url.searchParams.set(SENT, blockId);
  return `${ownPath(url)}#${anchorOf(blockId)}`;
}

/** The forms of a page, one of which says that it was sent if the address says so. */
export function withSent({ request }: Visit, forms: BlockData['forms']): BlockData['forms'] {
  const blockId = request.url.searchParams.get(SENT) ?? '';
  const toFill = Object.hasOwn(forms, blockId) ? forms[blockId] : undefined;
  if (!toFill) return forms;
  return { ...forms, [blockId]: { ...toFill, filling: { values: {}, errors: {}, problem: null, isSent: true } } };
}

type Problem = Pick<FormToFill, 'form'> & { filling: Filling; proof?: FormToFill['proof'] };

/** Sends what was entered; what is wrong with it, or null. */
async function submit(
  { api, request, messages }: Visit,
  { form }: FormToFill,
  posted: Entries,
): Promise<Problem | null> {
  const texts = messages.entries;
  const uploaded = await uploadPosted(form, posted, request.files, messages.files);
  const { entries } = uploaded;
  const problem = (text: string | null, errors: Filling['errors'] = {}): Problem => ({
    form,
    filling: { values: entries, errors: { ...errors, ...uploaded.errors }, problem: text, isSent: false },
  });
  const submission = { formId: form.id, submissions: entriesForApi(form, entries) };
  try {
    if (Object.keys(uploaded.errors).length > 0) {
      const { violationErrors = [] } = await api.formSubmissions.validateFormSubmission({ submission });
      return problem(null, entryErrors(form, violationErrors.flatMap(mistakesOf), messages));
    }
    const captchaToken = fieldOf(request, CAPTCHA_FIELD) || null;
    await api.formSubmissions.createSubmission({ submission, captchaToken });
    return null;
  } catch (error) {
    if (hasCode(error, 'INVALID_CAPTCHA')) return { ...problem(texts.proof), proof: <Captcha /> };
    if (hasCode(error, 'FORM_NOT_FOUND')) return problem(texts.gone);
    const mistakes = error instanceof ApiError ? mistakesIn(error.violations) : [];
    if (mistakes.some(({ errorType }) => errorType === 'DISABLED_FORM_ERROR'))
      return { ...problem(null), form: { ...form, isClosed: true } };
    const errors = entryErrors(form, mistakes, messages);
    for (const target of goneFiles(form, mistakes)) delete entries[target];
    return Object.keys(errors).length > 0 ? problem(null, errors) : problem(stateOf(error, messages).problem);
  }
}

/** The fields whose files are there no longer: named again, they would be refused again, with those chosen in their place. */
const goneFiles = ({ fields }: FormToFill['form'], mistakes: ReturnType<typeof mistakesIn>): string[] =>
  mistakes.flatMap(({ errorPath, errorType }) => {
    const field = fields.filter(isField).find(({ target }) => target === errorPath);
    const isGone = field?.kind === 'files' && errorType === 'NOT_ALLOWED_VALUE_ERROR';
    return isGone && errorPath ? [errorPath] : [];
  });
