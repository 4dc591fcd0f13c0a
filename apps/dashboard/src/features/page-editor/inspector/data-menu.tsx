import { ActionIcon, Group, Menu, Stack, Text } from '@mantine/core';
import {
  dataAround,
  type Id,
  isBound,
  type Property,
  shownValue,
  type Value,
  type ValueAt,
  wrongBound,
} from '@stoa/page-model';
import { IconDatabase, IconPencil } from '@tabler/icons-react';
import { Fragment, memo } from 'react';
import { words } from '../../../app/words.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useValuesAround } from '../canvas/bound.ts';
import { setProperty } from '../changes.ts';
import { type Editing, useEditing } from '../editing.ts';
import { aboutOf } from '../names.ts';
import classes from './inspector.module.css';
import { inShort, pictureIn } from './shown-data.ts';

const texts = words.boundData;

type DataMenuProps = { id: Id; name: string; property: Property; value: Value | undefined };

/**
 * The data that a property can show, with what it says now; nothing where there is none. Each property has a menu, and while one
 * is typed none of them changes.
 */
export const DataMenu = memo(MenuOfData, isSameMenu);

/** Of what is fixed, only the words of a link stay with the data. */
function isSameMenu(before: DataMenuProps, { id, name, property, value }: DataMenuProps): boolean {
  if (before.id !== id || before.name !== name || before.property !== property) return false;
  return before.value === value || (property.kind !== 'link' && !isBound(before.value) && !isBound(value));
}

function MenuOfData({ id, name, property, value }: DataMenuProps) {
  const editing = useEditing();
  const values = useValuesAround(id);
  const valueAt: ValueAt = (path) => values?.[path];
  const groups = choicesOf(editing, id, name);
  if (groups.length === 0 && !isBound(value)) return null;
  return (
    <Menu position="bottom-end" width={280} shadow="md">
      <Menu.Target>
        <ActionIcon
          className={classes.menu}
          variant={isBound(value) ? 'light' : 'subtle'}
          color={isBound(value) ? 'teal' : 'gray'}
          size={24}
          aria-label={texts.useFor(property.label)}
          title={texts.use}
        >
          <IconDatabase size={15} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflow: 'auto' }}>
        {isBound(value) && (
          <>
            <Menu.Item
              leftSection={<IconPencil size={16} aria-hidden />}
              disabled={values === null}
              onClick={() => setProperty(editing, id, name, fixedNow(property, shownValue(property, value, valueAt)))}
            >
              {texts.keepFixed}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        {groups.map(([about, paths]) => (
          <Fragment key={about}>
            <Menu.Label>{about}</Menu.Label>
            {paths.map(({ path, label }) => (
              <Menu.Item key={path} onClick={() => setProperty(editing, id, name, boundTo(property, path, value))}>
                <Choice label={label} value={values?.[path]} />
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Choice({ label, value }: { label: string; value: Value | null | undefined }) {
  const picture = pictureIn(value);
  return (
    <Group gap="xs" wrap="nowrap">
      {picture && <Picture id={picture} alt="" width={32} height={32} />}
      <Stack gap={0}>
        <Text size="sm">{label}</Text>
        {!picture && (
          <Text size="xs" c="dimmed" lineClamp={1}>
            {inShort(value) || texts.none}
          </Text>
        )}
      </Stack>
    </Group>
  );
}

type Path = { path: string; label: string };

/** What a property of a block can show, by what that is about. */
function choicesOf({ editor }: Editing, id: Id, name: string): [about: string, paths: Path[]][] {
  const { schemas } = editor;
  const data = dataAround(editor.draft, id, schemas);
  const type = editor.nodeOf(id)?.block.type ?? '';
  const groups = new Map<string, Path[]>();
  for (const [path, { label }] of Object.entries(data)) {
    if (wrongBound(schemas, type, name, { bind: path }, data)) continue;
    const about = aboutOf(path);
    groups.set(about, [...(groups.get(about) ?? []), { path, label }]);
  }
  return [...groups];
}

/** Bound, with what its owner wrote for where there is no data. Of a fixed link, its words stay. */
function boundTo({ kind }: Property, bind: string, before: Value | undefined): Value {
  if (isBound(before)) return { ...before, bind };
  const { label = '' } = (kind === 'link' && before ? before : {}) as { label?: string };
  return { bind, ...(label && { else: { label, href: '' } }) };
}

/** What was shown, as a fixed value. */
const fixedNow = (property: Property, value: Value | undefined): Value | undefined =>
  property.kind === 'text' && typeof value === 'string' ? value.slice(0, property.max) : value;
