import type { Messages } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import { FieldError } from '../../components/text-field.tsx';
import { fieldId } from '../../lib/field-id.ts';
import { Choice } from './choice.tsx';
import type { ModifierView, TextView } from './purchasable.ts';
import { modifierField } from './purchase-form.ts';

type ModifierFieldProps = { modifier: ModifierView; answer: string; error: string | undefined };

/** A customization of the product: a choice, or a text. */
export function ModifierField({ modifier, answer, error }: ModifierFieldProps) {
  const messages = useMessages('product');
  const field = modifierField(modifier.id);
  const { name, isMandatory, choices, text } = modifier;
  if (text) return <ModifierText field={field} text={text} modifier={modifier} answer={answer} error={error} />;
  return (
    <fieldset className="option" id={fieldId(field)} aria-describedby={error ? `${fieldId(field)}-error` : undefined}>
      <legend>
        {name}
        {!isMandatory && <span className="field-optional"> {messages.optional}</span>}
      </legend>
      <div className="choices">
        {!isMandatory && (
          <Choice field={field} choice={{ ...NOTHING, name: messages.noChoice }} isSelected={answer === ''} />
        )}
        {choices.map((choice) => (
          <Choice key={choice.id} field={field} choice={choice} isSelected={choice.id === answer} note={choice.added} />
        ))}
      </div>
      <FieldError name={field} error={error} />
    </fieldset>
  );
}

const NOTHING = { id: '', color: null, swatchId: null };

/** Longer texts get a multi-line field. */
const ONE_LINE = 60;

type ModifierTextProps = ModifierFieldProps & { field: string; text: TextView };

function ModifierText({ field, text, modifier, answer, error }: ModifierTextProps) {
  const messages = useMessages('product');
  const id = fieldId(field);
  const Input = text.maxLength > ONE_LINE ? 'textarea' : 'input';
  return (
    <div className="option modifier-text">
      <label htmlFor={id}>
        {text.title}
        {!modifier.isMandatory && <span className="field-optional"> {messages.optional}</span>}
        {text.added && <span className="choice-note"> {text.added}</span>}
      </label>
      <Input
        id={id}
        name={field}
        defaultValue={answer}
        maxLength={text.maxLength}
        aria-required={modifier.isMandatory || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {answer.length > 0 ? messages.charactersUsed(answer.length, text.maxLength) : lengthText(text, messages)}
      </p>
      <FieldError name={field} error={error} />
    </div>
  );
}

const lengthText = ({ minLength, maxLength }: TextView, messages: Messages['product']): string =>
  minLength > 0 ? messages.charactersBetween(minLength, maxLength) : messages.upToCharacters(maxLength);
