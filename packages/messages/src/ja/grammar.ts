import { grammarOf } from '../grammar.ts';

export const { all, number } = grammarOf('ja');
