import type { OptionView } from '../lib/purchasable.ts';
import { optionField } from '../lib/purchase-form.ts';
import type { ChoiceState } from '../lib/variants.ts';
import { Choice, STATES } from './choice.tsx';

type OptionFieldProps = {
  option: OptionView;
  selected: string | undefined;
  stateOf: (choiceId: string) => ChoiceState;
};

/** Words beyond this many are easier to find in a list than among buttons. */
const MOST_BUTTONS = 8;

/** The choices of one option: swatches, buttons or, where there are many, a list. */
export function OptionField({ option, selected, stateOf }: OptionFieldProps) {
  const field = optionField(option.id);
  if (!option.isSwatch && option.choices.length > MOST_BUTTONS) {
    return <OptionList option={option} selected={selected} stateOf={stateOf} />;
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
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Without script it would not follow what is chosen, and is not shown. */
function Chosen({ option, selected }: Omit<OptionFieldProps, 'stateOf'>) {
  const name = option.choices.find(({ id }) => id === selected)?.name;
  return name ? <span className="option-chosen only-with-script">: {name}</span> : null;
}

function OptionList({ option, selected, stateOf }: OptionFieldProps) {
  const field = optionField(option.id);
  return (
    <div className="option">
      <label htmlFor={field}>{option.name}</label>
      <select id={field} name={field} defaultValue={selected}>
        {option.choices.map(({ id, name }) => {
          const state = stateOf(id);
          return (
            <option key={id} value={id}>
              {state === 'available' ? name : `${name} (${STATES[state]})`}
            </option>
          );
        })}
      </select>
    </div>
  );
}
