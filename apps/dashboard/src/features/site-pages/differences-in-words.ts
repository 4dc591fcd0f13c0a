/** What is different about a page, in sentences. */
import { type Difference, isBound, type Property, type Schemas, schemaOf, type Value } from '@stoa/page-model';
import { words } from '../../app/words.ts';
import { nameOfBlock, nameOfData } from '../page-editor/names.ts';

const texts = words.sitePages.differences;

/** Texts that are quoted whole. */
const SHORT = 80;

export function inWords(schemas: Schemas, difference: Difference): string {
  const { block } = difference;
  const schema = schemaOf(schemas, block.type);
  const name = nameOfBlock(schemas, block);
  switch (difference.kind) {
    case 'added':
    case 'removed':
      return texts[difference.kind](name);
    case 'moved':
      return difference.below
        ? texts.movedBelow(name, nameOfBlock(schemas, difference.below))
        : texts.movedToStart(name);
    case 'content': {
      const property = schema?.props[difference.name];
      const said = (value: Value | undefined) =>
        isBound(value) ? nameOfData(schemas, value.bind) : wordsOf(property, value);
      return contentInWords(name, property?.label ?? difference.name, {
        was: said(difference.before),
        is: said(difference.after),
      });
    }
    case 'look': {
      const style = schema?.styles?.[difference.name];
      const steps = Object.values(difference.after ?? {});
      const [step = style?.usual ?? ''] = steps;
      const now = steps.length < 2 ? style?.steps[step]?.label : undefined;
      const label = style?.label ?? difference.name;
      return now ? texts.changedTo(name, label, now) : texts.changed(name, label);
    }
    case 'name':
      return block.name ? texts.isCalled(schema?.label ?? name, block.name) : texts.isUnnamed(name);
    case 'hidden':
      return difference.hide.length > 0
        ? texts.hiddenOn(
            name,
            difference.hide.map((width) => words.pageEditor.widths[width]),
          )
        : texts.shown(name);
  }
}

type Said = { was: string | null; is: string | null };

function contentInWords(name: string, label: string, { was, is }: Said): string {
  // such as what is shown where there is no data
  if (was === null || is === null || was === is) return texts.changed(name, label);
  if (!was) return texts.filled(name, label, is);
  return is ? texts.rewritten(name, label, was, is) : texts.emptied(name, label);
}

/** A value as people read it; null where that takes more than a few words. */
function wordsOf(property: Property | undefined, value: Value | undefined): string | null {
  if (value === undefined || value === null) return '';
  if (property?.kind === 'choice') return property.options[String(value)] ?? String(value);
  if (typeof value === 'object') return 'label' in value && typeof value.label === 'string' ? value.label : null;
  const text = String(value);
  return text.length <= SHORT ? text : null;
}
