import { NativeSelect, NumberInput, Select, Skeleton, Textarea, TextInput } from '@mantine/core';
import type { Id, Property, Value } from '@stoa/page-model';
import { lazy, Suspense } from 'react';
import { words } from '../../../app/words.ts';
import { useTree } from '../../categories/use-tree.ts';
import { setProperty, typeProperty } from '../changes.ts';
import { useEditing } from '../editing.ts';
import { AddressField } from './address-field.tsx';
import { ColorField } from './color-field.tsx';
import { DateField } from './date-field.tsx';
import type { FieldProps } from './field-props.ts';
import { FileField } from './file-field.tsx';
import { FormField } from './form-field.tsx';
import { LinkField } from './link-field.tsx';
import { PictureField } from './picture-field.tsx';

const texts = words.editorSettings;

const RichTextField = lazy(() => import('./rich-text-field.tsx'));

type PropertyFieldProps = {
  id: Id;
  name: string;
  property: Property;
  value: Value | undefined;
  /** What is kept of a value of the field; as it is, without this. */
  kept?: (value: Value | undefined) => Value | undefined;
};

const asItIs = (value: Value | undefined): Value | undefined => value;

/** A field for a property of a block, as its schema declares it. */
export function PropertyField({ id, name, property, value, kept = asItIs }: PropertyFieldProps) {
  const editing = useEditing();
  const field: FieldProps = {
    label: property.label,
    value,
    onSet: (next) => setProperty(editing, id, name, kept(next)),
    onType: (next) => typeProperty(editing, id, name, kept(next)),
  };
  if (id === editing.editor.draft.root && name === 'address') return <AddressField {...field} />;
  switch (property.kind) {
    case 'text':
      return <TextField {...field} property={property} />;
    case 'number':
      return <NumberField {...field} property={property} />;
    case 'choice':
      return <ChoiceField {...field} property={property} />;
    case 'link':
      return <LinkField {...field} />;
    case 'picture':
      return <PictureField {...field} />;
    case 'file':
      return <FileField {...field} kinds={property.of} />;
    case 'date':
      return <DateField {...field} />;
    case 'color':
      return <ColorField {...field} />;
    case 'category':
      return <CategoryField {...field} />;
    case 'form':
      return <FormField {...field} />;
    case 'richText':
      return (
        <Suspense fallback={<Skeleton h={220} />}>
          <RichTextField {...field} />
        </Suspense>
      );
  }
}

type Of<K extends Property['kind']> = FieldProps & { property: Property & { kind: K } };

function TextField({ label, value, onType, property: { max, lines, required } }: Of<'text'>) {
  const text = typeof value === 'string' ? value : '';
  const field = {
    label,
    maxLength: max,
    value: text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value || undefined),
    ...(required && !text.trim() && { description: texts.needed }),
  };
  if (lines === 'code')
    return (
      <Textarea
        autosize
        minRows={6}
        maxRows={24}
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 13 } }}
        {...field}
      />
    );
  return lines === 'several' ? <Textarea autosize minRows={3} maxRows={12} {...field} /> : <TextInput {...field} />;
}

function NumberField({ label, value, onSet, property: { min, max } }: Of<'number'>) {
  const change = (next: number | string) => {
    if (typeof next === 'number' && next >= min && next <= max) onSet(next);
    if (next === '') onSet(undefined);
  };
  return (
    <NumberInput
      label={label}
      min={min}
      max={max}
      allowDecimal={false}
      clampBehavior="blur"
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => {
        if (next !== (value ?? '')) change(next);
      }}
    />
  );
}

function ChoiceField({ label, value, onSet, property: { options } }: Of<'choice'>) {
  const [first = ''] = Object.keys(options);
  const chosen = typeof value === 'string' ? value : first;
  const known = Object.entries(options).map(([option, name]) => ({ value: option, label: name }));
  return (
    <NativeSelect
      label={label}
      value={chosen}
      data={Object.hasOwn(options, chosen) ? known : [{ value: chosen, label: texts.asItIs }, ...known]}
      onChange={({ currentTarget }) => onSet(currentTarget.value)}
    />
  );
}

/** Categories by their part of the address. */
function CategoryField({ label, value, onSet }: FieldProps) {
  const nodes = useTree().data?.nodes ?? [];
  const slug = typeof value === 'string' ? value : '';
  const data = nodes.map((node) => ({ value: node.slug, label: node.name }));
  const isKnown = slug === '' || data.some((option) => option.value === slug);
  return (
    <Select
      label={label}
      placeholder={texts.allProducts}
      clearable
      searchable
      data={isKnown ? data : [{ value: slug, label: slug }, ...data]}
      value={slug || null}
      onChange={(next) => onSet(next ?? undefined)}
    />
  );
}
