/** The options of a product, their values, and what each looks like. */
export const productOptions = {
  title: 'Options',
  text: 'Does it come in several sizes, colours or kinds? Add an option for each.',
  add: 'Add option',
  unnamed: {
    inText: 'new option',
    title: 'New option',
  },
  name: 'Option name',
  example: 'Size',
  displayOf: (name: string) => `Display of ${name}`,
  asText: 'Text',
  asSwatches: 'Swatches',
  remove: (name: string) => `Remove option ${name}`,
  choices: {
    of: (name: string) => `Choices of ${name}`,
    choice: 'Choice',
    inText: 'choice',
    unnamed: 'the choice',
    remove: (name: string) => `Remove choice ${name}`,
    newOf: (option: string) => `New choice of ${option}`,
    new: 'New choice, then Enter',
    add: 'Add choice',
    full: 'More choices would create more than 1,000 variants.',
  },
  replacing: {
    only: 'the only variant',
    title: 'Replace this variant?',
    titleMany: (count: number) => `Replace ${count} variants?`,
    text: (names: string, more: number) =>
      `Saving replaces ${names}${more > 0 ? ` and ${more} more` : ''}. Prices are carried over where a new variant takes their place; check SKUs and stock afterwards.`,
    confirm: 'Change options',
    keep: 'Keep as it is',
  },
  pictures: {
    count: (name: string, count: number) => `Pictures of ${name}: ${count}`,
    of: (name: string) => `Pictures of ${name}`,
    text: (name: string) => `Shown when customers choose ${name}`,
    none: 'Add pictures to the product first.',
  },
  swatch: {
    of: (name: string) => `Swatch of ${name}`,
    colour: 'Colour',
    pick: 'Pick a colour from the screen',
    picture: 'Or a picture',
  },
};
