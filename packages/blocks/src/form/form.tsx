import { useMessages } from '@stoa/messages/react';
import { Fragment } from 'react';
import type { BlockProps, BlockView } from '../block-data.ts';
import { readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';
import { Field } from './field.tsx';
import { fieldIdOf } from './field-parts.tsx';
import { FileField } from './file-field.tsx';
import {
  type Filling,
  type FormToFill,
  isField,
  type ShownField,
  type ShownForm,
  type ShownWords,
} from './shown-form.ts';
import { Words } from './words.tsx';

/** The field of a posted form that names its block. */
export const BLOCK_FIELD = 'block';
/** A field that people do not see: whoever fills it in is a program. */
export const TRAP_FIELD = 'homepage';

const UNTOUCHED: Filling = { values: {}, errors: {}, problem: null, isSent: false };

/** A form of the site, sent to the page itself: `form`, `heading`, `text`, `button`. */
function view({ block: { id, props }, data, headingLevel, edit }: BlockProps) {
  const toFill = data.forms[id];
  if (!toFill) return null;
  return (
    <section className="block form-block" id={anchorOf(id)}>
      <SectionHeading
        level={headingLevel}
        heading={readText(props, 'heading')}
        text={readText(props, 'text')}
        edit={edit}
      />
      <Body blockId={id} {...toFill} button={readText(props, 'button')} edit={edit} />
    </section>
  );
}

/** Where a page is scrolled to once the form is sent. */
export const anchorOf = (blockId: string): string => `form-${blockId}`;

/** What there is of a field, whose target may be any word: `constructor`. */
const entered = <T,>(of: Readonly<Record<string, T>>, { target }: Pick<ShownField, 'target'>): T | undefined =>
  Object.hasOwn(of, target) ? of[target] : undefined;

type BodyProps = FormToFill & Pick<BlockProps, 'edit'> & { blockId: string; button: string };

function Body({ form, filling = UNTOUCHED, blockId, proof, FileField: Files = FileField, button, edit }: BodyProps) {
  const texts = useMessages('entries');
  if (filling.isSent) return <Said paragraphs={form.thanks} otherwise={texts.thanks} />;
  if (form.isClosed) return <Said paragraphs={form.closedMessage} otherwise={texts.closed} />;
  const propsOf = (field: ShownField) => ({
    field,
    id: fieldIdOf(blockId, field.id),
    values: entered(filling.values, field) ?? (filling === UNTOUCHED ? field.initial : []),
    error: entered(filling.errors, field),
  });
  const takesFiles = form.fields.some(({ kind }) => kind === 'files');
  return (
    <form className="site-form" method="post" encType={takesFiles ? 'multipart/form-data' : undefined} noValidate>
      <input type="hidden" name={BLOCK_FIELD} value={blockId} />
      <Problems form={form} filling={filling} blockId={blockId} />
      <div className="fields">
        {form.fields.map((part) => {
          if (!isField(part)) return <PartOfWords key={part.id} {...part} />;
          const props = propsOf(part);
          return part.kind === 'files' ? (
            <Files key={part.id} {...props} formId={form.id} />
          ) : (
            <Field key={part.id} {...props} />
          );
        })}
        {proof}
      </div>
      <Trap id={fieldIdOf(blockId, TRAP_FIELD)} label={texts.trap} />
      <p className="actions">
        <button className="button" type="submit">
          <span {...edit('button')}>{button || texts.send}</span>
        </button>
      </p>
    </form>
  );
}

function PartOfWords({ paragraphs }: ShownWords) {
  return (
    <div className="field form-words">
      {paragraphs.map((spans, index) => (
        // the order is all that tells them apart
        <p key={index}>
          <Words spans={spans} />
        </p>
      ))}
    </div>
  );
}

/** What stands in place of the form. */
function Said({ paragraphs, otherwise }: { paragraphs: readonly string[]; otherwise: string }) {
  const lines = paragraphs.length > 0 ? paragraphs : [otherwise];
  return (
    <div className="notice" role="status">
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </div>
  );
}

type ProblemsProps = { form: ShownForm; filling: Filling; blockId: string };

/** All errors in the order of the fields. Focused when the page loads. */
function Problems({ form, filling: { errors, problem }, blockId }: ProblemsProps) {
  const texts = useMessages('forms');
  const wrong = form.fields.filter(isField).filter(({ target }) => Object.hasOwn(errors, target));
  if (wrong.length === 0 && problem === null) return null;
  const headingId = fieldIdOf(blockId, 'problems');
  return (
    // biome-ignore lint/a11y/noAutofocus: after sending the form, people must learn first that it was refused
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus aria-labelledby={headingId}>
      <h2 id={headingId}>{problem ?? texts.problems}</h2>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ id, target, label }) => (
            <li key={id}>
              <a href={`#${fieldIdOf(blockId, id)}`}>
                {label.map(({ text }) => text).join('')}: {errors[target]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Trap({ id, label }: { id: string; label: string }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

export const form: BlockView = {
  view,
  canBeTitle: true,
  example: ({ heading }) => ({ props: { heading } }),
};
