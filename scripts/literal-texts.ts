/**
 * Finds hard-coded texts in front ends that belong in the messages, where they are translated. Prints each with its
 * location and advice, and fails if there are any.
 */
import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { repositoryFiles } from './repository-files.ts';

export type Literal = { line: number; text: string };

/**
 * Code of pages for visitors, and the parts of the dashboard with translated texts. Tests may quote texts, and schemas of
 * blocks have words for the dashboard alone.
 */
const SPEAKING =
  /^(apps\/storefront\/src|apps\/dashboard\/src|packages\/blocks\/src(?!\/(schemas\/|[\w-]+\/block\.ts))|apps\/server\/src\/http\/(hosts|identity))\/(?!.*\.(test|fixture)\.tsx?$).*\.tsx?$/;

/** Attributes with visible values or values read by screen readers. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'description',
]);

const WORD = /\p{L}{2}/u;
/** The name of the product, which is the same in every language. */
const NAME = 'Stoa';
/** The beginning of a sentence, which is a finding in any literal. */
const SENTENCE = /^[\p{Lu}“][\p{L}’']*,? \p{Ll}[\p{L}’']*/u;

type Node = { type?: string; span?: { start: number } } & Record<string, unknown>;

/** Finds texts in a file that belong in the messages. */
export function findLiterals(source: string, file: string): Literal[] {
  const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' });
  // positions are in bytes and continue from the previously parsed file
  const bytes = Buffer.from(source);
  const first = module.span.start - firstByte(source);
  const found: Literal[] = [];
  const add = (node: Node, text: string) => {
    if (text.trim() === NAME) return;
    const line = bytes
      .subarray(0, (node.span?.start ?? 0) - first)
      .toString()
      .split('\n').length;
    found.push({ line, text: text.trim().replace(/\s+/g, ' ') });
  };
  visit(module as unknown as Node, (node, parent, attribute) => {
    if (node.type === 'JSXText' && WORD.test(String(node.value))) add(node, String(node.value));
    const text = literalOf(node);
    if (text === null || parent?.type === 'ImportDeclaration' || isFault(parent)) return;
    const isText = attribute === null ? SENTENCE.test(text) : READ.has(attribute) && WORD.test(text);
    if (isText) add(node, text);
  });
  return found;
}

/** Returns the offset of the first token, which is where the module's span begins. */
const firstByte = (source: string): number =>
  Buffer.byteLength(/^(\s|\/\*.*?\*\/|\/\/[^\n]*)*/s.exec(source)?.[0] ?? '');

/** Returns the text of a literal, without the variable parts of a template. */
function literalOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { cooked?: string }[]).map(({ cooked }) => cooked ?? '').join('…');
}

/** Checks for errors such as `throw new Error('...')`, whose texts are for operators. */
const isFault = (parent: Node | undefined): boolean =>
  parent?.type === 'NewExpression' && /Error$/.test((parent.callee as { value?: string }).value ?? '');

type Look = (node: Node, parent: Node | undefined, attribute: string | null) => void;

/** Nodes that can be part of an attribute's value. */
const IN_VALUE = new Set(['JSXExpressionContainer', 'ConditionalExpression', 'ParenthesisExpression']);

/** Calls `look` for all nodes, with the attribute's name for those in an attribute's value. */
function visit(node: Node, look: Look, parent?: Node, attribute: string | null = null): void {
  look(node, parent, attribute);
  const nameOf = (): string | null => {
    if (node.type === 'JSXAttribute') return (node.name as { value?: string }).value ?? '';
    return IN_VALUE.has(node.type ?? '') ? attribute : null;
  };
  for (const child of childrenOf(node)) visit(child, look, node, nameOf());
}

/** Returns the child nodes, including those inside plain objects such as arguments. */
const childrenOf = (value: object): Node[] =>
  Object.values(value).flatMap((child) => {
    if (typeof child !== 'object' || child === null) return [];
    return typeof (child as Node).type === 'string' ? [child as Node] : childrenOf(child);
  });

if (import.meta.main) {
  for (const file of repositoryFiles().filter((name) => SPEAKING.test(name))) {
    const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    for (const { line, text } of findLiterals(source, file)) {
      console.error(
        `${file}:${line} “${text}” would be English on every site: add it to packages/messages in every language, ` +
          'and get it from useMessages() or visit.messages',
      );
      process.exitCode = 1;
    }
  }
}
