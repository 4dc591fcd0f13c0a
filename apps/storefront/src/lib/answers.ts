/** What a buyer answers to a product's modifiers: how it is checked and priced, on the server and in the browser. */
import type { ModifierView } from './purchasable.ts';

/** By the modifier's id: the id of the choice, or the text. */
export type Answers = Record<string, string>;

/** What is wrong with the answers, by the modifier's id. */
export function checkAnswers(modifiers: readonly ModifierView[], answers: Answers): Record<string, string> {
  const problems = modifiers.flatMap((modifier): [string, string][] => {
    const problem = problemOf(modifier, answers[modifier.id] ?? '');
    return problem ? [[modifier.id, problem]] : [];
  });
  return Object.fromEntries(problems);
}

function problemOf(modifier: ModifierView, answer: string): string | null {
  const { name, isMandatory, choices, text } = modifier;
  if (answer === '') {
    if (!isMandatory) return null;
    return text ? `Fill in ${quoted(text.title)}.` : `Choose an answer for ${quoted(name)}.`;
  }
  if (!text) return choices.some(({ id }) => id === answer) ? null : `Choose an answer for ${quoted(name)}.`;
  if (answer.length > text.maxLength) {
    return `${quoted(text.title)} is ${answer.length - text.maxLength} characters too long: at most ${text.maxLength}.`;
  }
  return answer.length < text.minLength ? `${quoted(text.title)} needs at least ${text.minLength} characters.` : null;
}

const quoted = (name: string): string => `“${name}”`;

/** Decimal amounts that the answers add to the price. */
export function addedAmounts(modifiers: readonly ModifierView[], answers: Answers): string[] {
  return modifiers.flatMap(({ id, choices, text }) => {
    const answer = answers[id] ?? '';
    if (answer === '') return [];
    return text ? text.addedAmount : (choices.find((choice) => choice.id === answer)?.addedAmount ?? []);
  });
}

/** The answers as a cart takes them: choices and texts by name. */
export function answersForCart(modifiers: readonly ModifierView[], answers: Answers) {
  const answered = modifiers.filter(({ id }) => (answers[id] ?? '') !== '');
  const choices = answered.flatMap(({ id, name, choices: all }): [string, string][] => {
    const choice = all.find((candidate) => candidate.id === answers[id]);
    return choice ? [[name, choice.name]] : [];
  });
  const texts = answered.flatMap(({ id, text }): [string, string][] => (text ? [[text.title, answers[id] ?? '']] : []));
  return {
    ...(choices.length > 0 && { options: Object.fromEntries(choices) }),
    ...(texts.length > 0 && { customTextFields: Object.fromEntries(texts) }),
  };
}
