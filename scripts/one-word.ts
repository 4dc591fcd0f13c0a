/**
 * Finds texts for people that call a thing by another word than the glossary does. Prints each with the right word, and
 * fails if there are any.
 */
import { readFileSync } from 'node:fs';
import { findLiterals, type Literal } from './literal-texts.ts';
import { repositoryFiles } from './repository-files.ts';

const SHOP = /^packages\/messages\/src\/en\/(?!dashboard\/)/;
const DASHBOARD = /^(packages\/messages\/src\/en\/dashboard|apps\/dashboard\/src)\//;
/** Parts of the dashboard that speak to staff about their own account. */
const OWN_ACCOUNT = /^apps\/dashboard\/src\/(app|features\/(sign-in|security|join))\//;
const ANYWHERE = /^/;

type Rule = { wrong: RegExp; right: string; where: RegExp };

const RULES: Rule[] = [
  { wrong: /\bsign(s|ed|ing)? (in|out)\b/i, right: 'log in, log out', where: SHOP },
  { wrong: /\blog(s|ged|ging)? (in|out)\b/i, right: 'sign in, sign out', where: OWN_ACCOUNT },
  { wrong: /\bwishlists?\b/i, right: 'wish list', where: ANYWHERE },
  { wrong: /\b(buyer|shopper)s?\b/i, right: 'customer', where: DASHBOARD },
  { wrong: /\b(every|no|some|any)body\b/i, right: 'everyone, no one, someone, anyone', where: ANYWHERE },
  { wrong: /(?<!e-)\b(emails?|mail(s|ed|ing)?)\b/i, right: 'e-mail', where: ANYWHERE },
  { wrong: /\bshipping\b/i, right: 'delivery', where: DASHBOARD },
];

const SPEAKING = /^(packages\/messages\/src\/en|apps\/dashboard\/src)\/(?!.*\.(test|fixture)\.tsx?$).*\.tsx?$/;

export type Finding = Literal & { wrong: string; right: string };

/** Finds the texts of a file that use another word than the glossary. */
export const findOtherWords = (source: string, file: string): Finding[] =>
  findLiterals(source, file).flatMap((literal) =>
    RULES.filter(({ where }) => where.test(file)).flatMap(({ wrong, right }) => {
      const [word] = wrong.exec(literal.text) ?? [];
      return word ? [{ ...literal, wrong: word, right }] : [];
    }),
  );

if (import.meta.main) {
  for (const file of repositoryFiles().filter((name) => SPEAKING.test(name))) {
    const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    for (const { line, text, wrong, right } of findOtherWords(source, file)) {
      console.error(`${file}:${line} “${text}” says “${wrong}”, the glossary says “${right}”`);
      process.exitCode = 1;
    }
  }
}
