/** A form as it is edited: its fields and rules, and what happens when it is sent. */
import { type FieldKind, plainParagraphs, richWords } from '@stoa/blocks';
import { isSafeHref } from '@stoa/page-model';
import { words } from '../../../app/words.ts';
import { type ContactField, emptyField, type FieldDraft, hasOptions, readField, writeField } from '../field-draft.ts';
import type { FormMailsView, FormView, WireField } from '../queries.ts';
import { type RuleDraft, readRules, writeRules } from './rule-draft.ts';

const texts = words.siteForms;

/** A field, or one of a kind that is not edited here: it keeps its place. */
export type PartDraft = { key: string; field: FieldDraft | null; wire: WireField | null };

export type FormDraft = {
  name: string;
  isOpen: boolean;
  parts: PartDraft[];
  rules: RuleDraft[];
  afterwards: 'message' | 'page';
  thanks: string;
  leadsTo: string;
  closed: string;
  most: number | string;
  notify: string[];
  answers: boolean;
  subject: string;
  text: string;
};

export type EditedForm = { form: FormView; mails: FormMailsView };

export function readForm({ form, mails }: EditedForm): FormDraft {
  const { submitSettings = {}, limitationRule, disabledFormMessage, formFields = [] } = form;
  return {
    name: form.name ?? '',
    isOpen: form.enabled !== false,
    parts: formFields.map((wire) => ({ key: wire.id ?? '', field: readField(wire), wire })),
    rules: readRules(form),
    afterwards: submitSettings.submitSuccessAction === 'REDIRECT' ? 'page' : 'message',
    thanks: plainParagraphs(submitSettings.thankYouMessageOptions?.richContent).join('\n'),
    leadsTo: submitSettings.redirectOptions?.redirectUrl ?? '',
    closed: plainParagraphs(disabledFormMessage).join('\n'),
    most: limitationRule?.maxAllowedSubmissions ?? '',
    notify: mails.notify ?? [],
    answers: mails.answer?.enabled ?? false,
    subject: mails.answer?.subject ?? '',
    text: mails.answer?.text ?? '',
  };
}

/** What is saved of the form itself. */
export function writeForm(draft: FormDraft, { form }: EditedForm) {
  const { afterwards, thanks, leadsTo, most } = draft;
  return {
    id: form.id ?? '',
    revision: form.revision ?? '',
    name: draft.name.trim(),
    enabled: draft.isOpen,
    formFields: draft.parts.flatMap(({ field, wire }): (WireField & { id: string })[] => {
      if (field) return [writeField({ ...field, isHidden: isHidden(field, draft.rules, form) }, wire ?? undefined)];
      return wire?.id ? [{ ...wire, id: wire.id }] : [];
    }),
    formRules: writeRules(draft.rules, form),
    submitSettings:
      afterwards === 'page'
        ? { submitSuccessAction: 'REDIRECT' as const, redirectOptions: { redirectUrl: leadsTo.trim() } }
        : {
            submitSuccessAction: 'THANK_YOU_MESSAGE' as const,
            thankYouMessageOptions: { richContent: richWords(thanks) },
          },
    limitationRule: { ...form.limitationRule, maxAllowedSubmissions: typeof most === 'number' ? most : null },
    disabledFormMessage: richWords(draft.closed),
  };
}

/** A field that a rule shows is hidden otherwise, and not any more once there is no such rule. */
function isHidden({ id, isHidden: wasHidden }: FieldDraft, rules: readonly RuleDraft[], form: FormView): boolean {
  const isShownBy = (known: readonly RuleDraft[]) =>
    known.some(({ effect, fieldId }) => effect === 'show' && fieldId === id);
  return isShownBy(rules) || (wasHidden && !isShownBy(readRules(form)));
}

export const writeMails = ({ notify, answers, subject, text }: FormDraft): FormMailsView => ({
  notify,
  answer: { enabled: answers, subject: subject.trim(), text: text.trim() },
});

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

/** What can be told to be wrong without the server, by the paths of fields. */
export function wrongWith({ name, parts, rules, afterwards, leadsTo, notify, answers, subject, text }: FormDraft) {
  const wrong: Record<string, string | false> = {
    name: !name.trim() && words.forms.missingName,
    leadsTo: afterwards === 'page' && !isSafeHref(leadsTo.trim()) && texts.sending.wrongAddress,
    notify: notify.some((address) => !isEmail(address)) && texts.sending.wrongNotify,
    subject: answers && !subject.trim() && texts.sending.missingSubject,
    text: answers && !text.trim() && texts.sending.missingText,
  };
  for (const [index, { field }] of parts.entries()) {
    if (!field) continue;
    wrong[`parts.${index}.label`] = !field.label.trim() && texts.fields.missingLabel;
    wrong[`parts.${index}.options`] =
      hasOptions(field.kind) && field.options.every(({ label }) => !label.trim()) && texts.options.missing;
  }
  for (const [index, { target, fieldId }] of rules.entries())
    wrong[`rules.${index}`] = (!target || !fieldId) && texts.rules.missing;
  return wrong;
}

/** A new field, with a name for its value that no other has. */
export function newPart(kind: FieldKind, label: string, parts: readonly PartDraft[]): PartDraft {
  const taken = new Set(parts.map(({ field, wire }) => field?.target ?? wire?.inputOptions?.target));
  const base = slugOf(label);
  let target = base;
  for (let count = 2; taken.has(target); count++) target = `${base}_${count}`;
  const id = crypto.randomUUID();
  const wanted = CONTACT_FIELDS[kind];
  const isTaken = parts.some(({ field }) => field?.contactField === wanted);
  const contactField = wanted && !isTaken ? wanted : null;
  return { key: id, field: { ...emptyField(kind), id, target, label, contactField }, wire: null };
}

/** What the first field of a kind says of the contact. */
const CONTACT_FIELDS: Partial<Record<FieldKind, ContactField>> = { email: 'EMAIL', phone: 'PHONE' };

const slugOf = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60) || 'field';
