/** A code in comparable form: buyers may type it in other letters, with spaces around it. */
export const keyOfCode = (code: string): string => code.trim().toLowerCase();

/** A gift card's code in display form, which onlookers cannot spend. */
export const obfuscated = (code: string): string => `${'*'.repeat(Math.max(0, code.length - 4))}${code.slice(-4)}`;
