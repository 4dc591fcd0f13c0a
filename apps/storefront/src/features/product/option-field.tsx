import { useMessages } from '@stoa/messages/react';
import { Choice } from './choice.tsx';
import type { OptionView } from './purchasable.ts';
import { optionField } from './purchase-form.ts';
import type { ChoiceState } from './variants.ts';

type OptionFieldProps = {
  option: OptionView;
  selected: string | undefined;
  stateOf: (choiceId: string) => ChoiceState;
  /** How much more or less it costs than the current choice. */
  noteOf: (choiceId: string) => string | null;
};

/** More text choices than this are easier to find in a list than among buttons. */
const MOST_BUTTONS = 8;

/** The choices of one option: swatches, buttons or, if there are many, a list. */
export function OptionField({ option, selected, stateOf, noteOf }: OptionFieldProps) {
  const field = optionField(option.id);
  if (!option.isSwatch && option.choices.length > MOST_BUTTONS) {
    return <OptionList {...{ option, selected, stateOf, noteOf }} />;
  }
  return (
    <fieldset className="option">
      <legend>
        {option.name}
        <Chosen option={option} selected={selected} />
      </legend>
      <div className="choices">
        {option.choices.map((choice) => (
          <Choice
            key={choice.id}
            field={field}
            choice={choice}
            isSelected={choice.id === selected}
            state={stateOf(choice.id)}
            difference={noteOf(choice.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Without scripts it would not follow the selection, and is not shown. */
function Chosen({ option, selected }: Pick<OptionFieldProps, 'option' | 'selected'>) {
  const name = option.choices.find(({ id }) => id === selected)?.name;
  return name ? <span className="option-chosen only-with-script">: {name}</span> : null;
}

function OptionList({ option, selected, stateOf, noteOf }: OptionFieldProps) {
  const messages = useMessages('product');
  const field = optionField(option.id);
  return (
    <div className="option">
      <label htmlFor={field}>{option.name}</label>
      <select id={field} name={field} defaultValue={selected}>
        {option.choices.map(({ id, name }) => {
          const state = stateOf(id);
          const note = state === 'available' ? noteOf(id) : messages.choiceStates[state];
          return (
            <option key={id} value={id}>
              {note ? `${name} (${note})` : name}
            </option>
          );
        })}
      </select>
    </div>
  );
}
