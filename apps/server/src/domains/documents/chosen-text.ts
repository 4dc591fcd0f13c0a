type Chosen = {
  choices: readonly { option: string; choice: string }[];
  texts: readonly { title: string; text: string }[];
};

/** What the buyer chose and wrote for an item, as papers say it; empty where there was nothing to choose. */
export const chosenText = ({ choices, texts }: Chosen): string =>
  [
    ...choices.map(({ option, choice }) => `${option}: ${choice}`),
    ...texts.map(({ title, text }) => `${title}: ${text}`),
  ].join(', ');
