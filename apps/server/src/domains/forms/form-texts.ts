/** The words of forms, as they are translated. What people choose is known by its values, which stay. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import {
  inPieces,
  lineSource,
  linesSource,
  mapPieces,
  type SourceText,
  sourcesAmong,
  textsOfOne,
  type Which,
} from '../translations/index.ts';
import type { Form, FormMails } from './form.ts';
import { findAllForms, findMailsOfForms } from './forms.store.ts';

/** Properties with words, and what staff know them by. */
const WORDS: Readonly<Record<string, string>> = {
  label: 'Label',
  placeholder: 'Placeholder',
  buttonText: 'Button',
  explanationText: 'Hint',
};

type Change = {
  line(field: string, label: string, text: string): string;
  /** Formatted text as a whole. */
  rich<T>(field: string, tree: T): T;
};

/** A part of a form with its words changed. Parts of lists are named by their ids, so that they keep their words where they move. */
function mapWords<T>(node: T, path: string, change: Change): T {
  if (Array.isArray(node)) return node.map((one, at) => mapWords(one, `${path}.${nameIn(one, at)}`, change)) as T;
  if (!isRecord(node)) return node;
  if (Array.isArray(node.nodes)) return change.rich(path, node);
  const entries = Object.entries(node).map(([name, value]) => {
    const field = `${path}.${name}`;
    const label = WORDS[name];
    if (label === undefined || typeof value !== 'string') return [name, mapWords(value, field, change)];
    return [name, value.trim() ? change.line(field, label, value) : value];
  });
  return Object.fromEntries(entries) as T;
}

const nameIn = (one: unknown, at: number): string =>
  isRecord(one) && typeof one.id === 'string' && one.id ? one.id : String(at);

/** A form with the words that people read changed. */
const mapForm = (form: Form, change: Change): Form => ({
  ...form,
  formFields: mapWords(form.formFields ?? [], 'field', change),
  ...(form.submitSettings && { submitSettings: mapWords(form.submitSettings, 'sent', change) }),
  ...(form.disabledFormMessage && { disabledFormMessage: mapWords(form.disabledFormMessage, 'closed', change) }),
});

function textsOf(form: Form): SourceText[] {
  const found: SourceText[] = [];
  mapForm(form, {
    line: (field, label, text) => {
      found.push({ field, label, text, lines: 'one' });
      return text;
    },
    rich: (field, tree) => {
      found.push(...inPieces(field, 'Text', tree));
      return tree;
    },
  });
  return found;
}

/** Forms with their words, and what they answer by mail. A site has so few that all are read. */
export async function findFormSources(tx: Tx, which: Which) {
  const mails = await findMailsOfForms(tx);
  const sources = (await findAllForms(tx)).map((form) => {
    const { enabled, subject, text } = mails.get(form.id)?.answer ?? {};
    const answer = enabled
      ? [
          ...lineSource('answer.subject', 'Subject of the answer', subject),
          ...linesSource('answer.text', 'Answer', text),
        ]
      : [];
    return { id: form.id, title: form.name ?? '', texts: [...textsOf(form), ...answer] };
  });
  return sourcesAmong(sources, which);
}

type Answer = NonNullable<FormMails['answer']>;

/** What a form answers, in the language that its reader reads. */
export async function translatedAnswer(
  seen: Pick<Context, 'site'>,
  tx: Tx,
  formId: string,
  answer: Answer,
): Promise<Answer> {
  const texts = await textsOfOne(seen, tx, 'FORM', formId);
  if (!texts) return answer;
  return {
    ...answer,
    subject: texts.of('answer.subject', answer.subject),
    text: texts.of('answer.text', answer.text),
  };
}

/** A form in the language that the caller reads. */
export async function translatedForm(ctx: Pick<Context, 'site'>, tx: Tx, form: Form): Promise<Form> {
  const texts = await textsOfOne(ctx, tx, 'FORM', form.id);
  if (!texts) return form;
  return mapForm(form, {
    line: (field, _label, text) => texts.of(field, text),
    rich: (field, tree) => mapPieces(tree, (text) => texts.ofPiece(field, text)),
  });
}
