import { Box, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import {
  type Bound,
  dataAround,
  type Id,
  isBound,
  type Property,
  pathIn,
  shownValue,
  type Value,
} from '@stoa/page-model';
import { IconDatabase } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useValuesAround } from '../canvas/bound.ts';
import { typeProperty } from '../changes.ts';
import { useEditing } from '../editing.ts';
import { nameOfData } from '../names.ts';
import { DataMenu } from './data-menu.tsx';
import classes from './inspector.module.css';
import { PropertyField } from './property-field.tsx';
import { inShort, pictureIn } from './shown-data.ts';

const texts = words.boundData;

type DataFieldProps = { id: Id; name: string; property: Property; value: Value | undefined };

/** A property of a block: a field for its fixed value, or the data that it shows, with a menu of what it can show. */
export function DataField(props: DataFieldProps) {
  const { id, name, property, value } = props;
  const { editor } = useEditing();
  const isRoot = id === editor.draft.root;
  const bound = isBound(value) ? value : undefined;
  const linkText = property.kind === 'link' ? inShort(value) : '';
  return (
    <Box className={classes.property}>
      {bound ? <BoundField {...props} bound={bound} /> : <PropertyField {...props} />}
      {!isRoot && <DataMenu id={id} name={name} property={property} bound={bound} linkText={linkText} />}
    </Box>
  );
}

type BoundFieldProps = Omit<DataFieldProps, 'value'> & { bound: Bound };

/** What a property shows, and what it shows instead where there is none. */
function BoundField({ bound, ...props }: BoundFieldProps) {
  const { editor } = useEditing();
  const { id, property } = props;
  const path = pathIn(dataAround(editor.draft, id, editor.schemas), bound.bind);
  return (
    <Fieldset legend={property.label} p="sm">
      <Stack gap="xs">
        <Group gap={6} wrap="nowrap">
          <IconDatabase size={16} aria-hidden className={classes.data} />
          <Text size="sm" fw={600}>
            {nameOfData(editor.schemas, bound.bind)}
          </Text>
        </Group>
        <Shown id={id} bound={bound} property={property} />
        {property.kind === 'link' && <LinkText {...props} bound={bound} />}
        {property.kind !== 'link' && path?.mayLack && <Instead {...props} bound={bound} />}
      </Stack>
    </Fieldset>
  );
}

function Shown({ id, bound, property }: { id: Id; bound: Bound; property: Property }) {
  const values = useValuesAround(id);
  const value = shownValue(property, { bind: bound.bind }, (path) => values?.[path]);
  const picture = pictureIn(value);
  if (picture) return <Picture id={picture} alt="" width={240} height={160} isFluid />;
  return (
    <Text size="sm" c="dimmed" lineClamp={3}>
      {inShort(value) || (values ? texts.none : texts.loading)}
    </Text>
  );
}

const bindTo = (bind: string, fixed: Value | undefined): Value => ({
  bind,
  ...(fixed !== undefined && { else: fixed }),
});

/** A field for what is shown where there is no data. */
const Instead = ({ bound, property, ...props }: BoundFieldProps) => (
  <PropertyField
    {...props}
    property={{ ...property, label: texts.insteadOf }}
    value={bound.else}
    kept={(fixed) => bindTo(bound.bind, fixed)}
  />
);

/** The words of a link may be its owner's, while the data says where it leads. */
function LinkText({ id, name, bound }: BoundFieldProps) {
  const editing = useEditing();
  const values = useValuesAround(id);
  const { label: usual = '' } = (values?.[bound.bind] ?? {}) as { label?: string };
  const { label = '', href = '' } = (bound.else ?? {}) as { label?: string; href?: string };
  const change = (next: string) => {
    const fixed = next || href ? { label: next, href } : undefined;
    typeProperty(editing, id, name, bindTo(bound.bind, fixed));
  };
  return (
    <TextInput
      label={texts.linkText}
      placeholder={usual}
      maxLength={200}
      value={label}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
