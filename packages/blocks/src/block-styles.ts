/** The looks that people chose for blocks, as one style sheet for a page. */
import {
  type Block,
  blocksIn,
  type Schemas,
  type Sized,
  STYLE_WIDTHS,
  type StyleWidth,
  schemaOf,
} from '@stoa/page-model';
import { isScheme, type Scheme } from './theme.ts';

/** From which width of the window a step holds. */
const from: Record<StyleWidth, string | null> = { all: null, tablet: '40rem', desktop: '64rem' };

type Styled = Pick<Block, 'type' | 'styles'>;

/** The chosen steps of a block that its schema knows, with what they set. */
function* chosen(schemas: Schemas, { type, styles = {} }: Styled, width: StyleWidth): Generator<[string, string]> {
  const known = schemaOf(schemas, type)?.styles ?? {};
  for (const [name, sized] of Object.entries<Sized>(styles)) {
    const style = Object.hasOwn(known, name) ? known[name] : undefined;
    const step = sized[width];
    const value =
      style && step !== undefined && Object.hasOwn(style.steps, step) ? style.steps[step]?.value : undefined;
    if (style && value !== undefined) yield [style.property, value];
  }
}

/** The custom properties that a block sets from a width upwards. */
const declarationsAt = (schemas: Schemas, block: Styled, width: StyleWidth): string =>
  [...chosen(schemas, block, width)]
    .filter(([property]) => property.startsWith('--'))
    .map((declaration) => declaration.join(':'))
    .join(';');

/** The attributes that a block's look gives its element. */
export const dataAttributes = (schemas: Schemas, block: Styled): Record<string, string> =>
  Object.fromEntries([...chosen(schemas, block, 'all')].filter(([property]) => property.startsWith('data-')));

/** Rules that hold from a width upwards; nothing for none. */
const atWidth = (width: StyleWidth, rules: string): string =>
  rules && from[width] !== null ? `@media (width >= ${from[width]}){${rules}}` : rules;

/** The rules of one block, for an editor, which changes them block by block. */
export const rulesFor = (schemas: Schemas, block: Styled, selector: string): string =>
  STYLE_WIDTHS.map((width) => {
    const declarations = declarationsAt(schemas, block, width);
    return declarations && atWidth(width, `${selector}{${declarations}}`);
  }).join('');

export type BlockStyles = { css: string; schemes: Scheme[]; classOf: (block: Block) => string | undefined };

/** The looks of a page: blocks with equal ones share a class. */
export function collectStyles(schemas: Schemas, root: Block): BlockStyles {
  const classes = new Map<string, string>();
  const byBlock = new Map<string, string>();
  const schemes = new Set<Scheme>();
  const rules: Record<StyleWidth, string[]> = { all: [], tablet: [], desktop: [] };
  for (const block of blocksIn(root)) {
    if (!block.styles) continue;
    const { 'data-scheme': scheme = '' } = dataAttributes(schemas, block);
    if (isScheme(scheme)) schemes.add(scheme);
    const declared = STYLE_WIDTHS.map((width) => [width, declarationsAt(schemas, block, width)] as const);
    const key = JSON.stringify(declared);
    if (declared.every(([, declarations]) => declarations === '')) continue;
    const known = classes.get(key);
    const name = known ?? `s${classes.size + 1}`;
    byBlock.set(block.id, name);
    if (known) continue;
    classes.set(key, name);
    for (const [width, declarations] of declared) if (declarations) rules[width].push(`.${name}{${declarations}}`);
  }
  // wider ones come last, so that they win
  const css = STYLE_WIDTHS.map((width) => atWidth(width, rules[width].join(''))).join('');
  return { css, schemes: [...schemes].toSorted(), classOf: ({ id }) => byBlock.get(id) };
}
