/** Links to a product with preselected choices: `/product-page/twin-suns?Frame=Oak`. */
import type { OptionView } from './purchasable.ts';
import type { Selection } from './variants.ts';

/** The choices named in an address, in any case. */
export function selectionFromNames(options: readonly OptionView[], parameters: URLSearchParams): Selection {
  const named = new Map([...parameters].map(([name, value]) => [name.toLowerCase(), value.toLowerCase()]));
  const chosen = options.flatMap(({ id, name, choices }): [string, string][] => {
    const choice = choices.find((candidate) => candidate.name.toLowerCase() === named.get(name.toLowerCase()));
    return choice ? [[id, choice.id]] : [];
  });
  return Object.fromEntries(chosen);
}

/** The query that names the choices, with its question mark; empty if there are none. */
export function queryOfSelection(options: readonly OptionView[], selection: Selection): string {
  const named = options.flatMap(({ id, name, choices }): [string, string][] => {
    const choice = choices.find((candidate) => candidate.id === selection[id]);
    return choice ? [[name, choice.name]] : [];
  });
  const query = new URLSearchParams(named).toString();
  return query && `?${query}`;
}
