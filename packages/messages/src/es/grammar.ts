import { grammarOf } from '../grammar.ts';

export const { all, number, plural } = grammarOf('es');
