import type { ChoiceView, OptionView } from '../lib/product-view.ts';
import { optionField } from '../lib/purchase-form.ts';
import type { ChoiceState } from '../lib/variants.ts';

type OptionFieldProps = {
  option: OptionView;
  selected: string | undefined;
  stateOf: (choiceId: string) => ChoiceState;
};

/** The choices of one option, as radio buttons. Those that cannot be bought are marked, and can still be looked at. */
export function OptionField({ option, selected, stateOf }: OptionFieldProps) {
  return (
    <fieldset className="option">
      <legend>{option.name}</legend>
      <div className="choices">
        {option.choices.map((choice) => (
          <Choice
            key={choice.id}
            name={optionField(option.id)}
            choice={choice}
            isSelected={choice.id === selected}
            state={stateOf(choice.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = { name: string; choice: ChoiceView; isSelected: boolean; state: ChoiceState };

function Choice({ name, choice, isSelected, state }: ChoiceProps) {
  return (
    <label className="choice" data-state={state}>
      <input type="radio" name={name} value={choice.id} defaultChecked={isSelected} />
      {choice.color && (
        <svg className="swatch" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r="9.5" fill={choice.color} />
        </svg>
      )}
      <span className="choice-name">{choice.name}</span>
      {state !== 'available' && (
        <span className="visually-hidden"> {state === 'sold-out' ? '(sold out)' : '(not available)'}</span>
      )}
    </label>
  );
}
