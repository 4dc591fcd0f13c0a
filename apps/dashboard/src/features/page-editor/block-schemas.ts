/** What every type of block holds, with its labels in the language of the dashboard. */
import { blockSchemas } from '@stoa/blocks/schemas';
import type { BlockSchema, Property, Schemas, Style } from '@stoa/page-model';
import { words } from '../../app/words.ts';

/** Says a label of a type of block, or of the setting with this name. */
export type Say = (label: string, of: string) => string;

/** The declarations with their labels as they are said. Those of slots are shown nowhere. */
export const labelled = (schemas: Schemas, say: Say): Schemas =>
  mapped(schemas, (schema): BlockSchema => {
    const { type, label, props, styles, presets, data } = schema;
    return {
      ...schema,
      label: say(label, type),
      props: mapped(props, (property, name) => labelledProperty(property, name, say)),
      ...(styles && { styles: mapped(styles, (style, name) => labelledStyle(style, name, say)) }),
      ...(data && { data: mapped(data, (path, name) => ({ ...path, label: say(path.label, name) })) }),
      ...(presets && { presets: presets.map((preset) => ({ ...preset, name: say(preset.name, type) })) }),
    };
  });

const labelledProperty = (property: Property, name: string, say: Say): Property => ({
  ...property,
  label: say(property.label, name),
  ...(property.kind === 'choice' && { options: mapped(property.options, (option) => say(option, name)) }),
});

const labelledStyle = (style: Style, name: string, say: Say): Style => ({
  ...style,
  label: say(style.label, name),
  steps: mapped(style.steps, (step) => ({ ...step, label: say(step.label, name) })),
});

const mapped = <From, To>(
  all: Readonly<Record<string, From>>,
  change: (one: From, name: string) => To,
): Record<string, To> => Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one, name)]));

export const schemas = labelled(blockSchemas, words.blockLabels.said);
