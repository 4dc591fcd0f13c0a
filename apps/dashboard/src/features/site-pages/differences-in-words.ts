/** What is different about a page, in sentences. */
import { type Difference, type Property, type Schemas, schemaOf, type Value } from '@stoa/page-model';
import { lowered, nameOfBlock, widthNames } from '../page-editor/names.ts';

/** Texts that are quoted whole. */
const SHORT = 80;

export function inWords(schemas: Schemas, difference: Difference): string {
  const { block } = difference;
  const schema = schemaOf(schemas, block.type);
  const name = nameOfBlock(schemas, block);
  switch (difference.kind) {
    case 'added':
    case 'removed':
      return `${name} ${difference.kind}`;
    case 'moved':
      return difference.below
        ? `${name} moved below ${nameOfBlock(schemas, difference.below)}`
        : `${name} moved to the start`;
    case 'content': {
      const property = schema?.props[difference.name];
      return `${name}: ${lowered(property?.label ?? difference.name)} ${change(property, difference)}`;
    }
    case 'look': {
      const style = schema?.styles?.[difference.name];
      const steps = Object.values(difference.after ?? {});
      const [step = style?.usual ?? ''] = steps;
      const label = steps.length < 2 ? style?.steps[step]?.label : undefined;
      return `${name}: ${lowered(style?.label ?? difference.name)} changed${label ? ` to ${lowered(label)}` : ''}`;
    }
    case 'name':
      return block.name
        ? `${schema?.label ?? name} is called “${block.name}”`
        : `${name} has no name of its own any more`;
    case 'hidden':
      return difference.hide.length > 0
        ? `${name} hidden on ${difference.hide.map((width) => widthNames[width].many).join(' and ')}`
        : `${name} shown at all widths`;
  }
}

type Changed = { before: Value | undefined; after: Value | undefined };

function change(property: Property | undefined, { before, after }: Changed): string {
  const [was, is] = [wordsOf(property, before), wordsOf(property, after)];
  if (was === null || is === null) return 'changed';
  if (!was) return `“${is}”`;
  return is ? `“${was}” → “${is}”` : 'removed';
}

/** A value as people read it; null where that takes more than a few words. */
function wordsOf(property: Property | undefined, value: Value | undefined): string | null {
  if (value === undefined || value === null) return '';
  if (property?.kind === 'choice') return property.options[String(value)] ?? String(value);
  if (typeof value === 'object') return 'label' in value && typeof value.label === 'string' ? value.label : null;
  const text = String(value);
  return text.length <= SHORT ? text : null;
}
