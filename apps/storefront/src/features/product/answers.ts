/** A buyer's answers to a product's modifiers: their validation and pricing, on the server and in the browser. */
import type { Messages } from '@stoa/messages';
import type { ModifierView } from './purchasable.ts';

/** By the modifier's id: the id of the choice, or the text. */
export type Answers = Record<string, string>;

/** The errors in the answers, by the modifier's id. */
export function checkAnswers(
  modifiers: readonly ModifierView[],
  answers: Answers,
  messages: Messages['product'],
): Record<string, string> {
  const problems = modifiers.flatMap((modifier): [string, string][] => {
    const problem = problemOf(modifier, answers[modifier.id] ?? '', messages);
    return problem ? [[modifier.id, problem]] : [];
  });
  return Object.fromEntries(problems);
}

function problemOf(
  { name, isMandatory, choices, text }: ModifierView,
  answer: string,
  messages: Messages['product'],
): string | null {
  if (answer === '') {
    if (!isMandatory) return null;
    return text ? messages.fillIn(text.title) : messages.chooseAnswer(name);
  }
  if (!text) return choices.some(({ id }) => id === answer) ? null : messages.chooseAnswer(name);
  const excess = answer.length - text.maxLength;
  if (excess > 0) return messages.textTooLong(text.title, excess, text.maxLength);
  return answer.length < text.minLength ? messages.textTooShort(text.title, text.minLength) : null;
}

/** The answers' surcharges, as decimal amounts. */
export function addedAmounts(modifiers: readonly ModifierView[], answers: Answers): string[] {
  return modifiers.flatMap(({ id, choices, text }) => {
    const answer = answers[id] ?? '';
    if (answer === '') return [];
    return text ? text.addedAmount : (choices.find((choice) => choice.id === answer)?.addedAmount ?? []);
  });
}

/** The answers in the cart's format: choices and texts by their keys. */
export function answersForCart(modifiers: readonly ModifierView[], answers: Answers) {
  const answered = modifiers.filter(({ id }) => (answers[id] ?? '') !== '');
  const choices = answered.flatMap(({ id, key, choices: all }): [string, string][] => {
    const choice = all.find((candidate) => candidate.id === answers[id]);
    return choice ? [[key, choice.key]] : [];
  });
  const texts = answered.flatMap(({ id, text }): [string, string][] => (text ? [[text.key, answers[id] ?? '']] : []));
  return {
    ...(choices.length > 0 && { options: Object.fromEntries(choices) }),
    ...(texts.length > 0 && { customTextFields: Object.fromEntries(texts) }),
  };
}
