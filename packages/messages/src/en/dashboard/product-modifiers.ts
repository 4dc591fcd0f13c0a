/** What customers can add to a product, such as an engraving. */
export const productModifiers = {
  title: 'Modifiers',
  text: 'Let customers add something, such as gift wrapping or an engraving. It can cost extra and creates no variants.',
  addChoices: 'Add choices',
  addText: 'Add a text',
  unnamed: {
    inText: 'new modifier',
    title: 'New modifier',
  },
  name: 'Modifier name',
  exampleText: 'Engraving',
  exampleChoices: 'Gift wrapping',
  remove: (name: string) => `Remove modifier ${name}`,
  required: 'Required',
  question: 'Question',
  questionExample: 'What shall we engrave?',
  least: 'At least',
  most: 'At most',
  characters: 'characters',
  addedPrice: 'Added price',
  addedPriceIn: (symbol: string) => `in ${symbol}`,
  addedPriceOf: (name: string) => `Added price of ${name}`,
};
