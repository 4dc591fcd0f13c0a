import { ActionIcon, Group, Menu, Stack, Text } from '@mantine/core';
import {
  type Bound,
  dataAround,
  type Id,
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

type DataMenuProps = {
  id: Id;
  name: string;
  property: Property;
  bound: Bound | undefined;
  /** The words of a fixed link, which stay with the data. */
  linkText: string;
};

/**
 * The data that a property can show, with what it says now; nothing where there is none. Each property has a menu, which is given
 * nothing of a fixed text: while one is typed, none of them is drawn again.
 */
export const DataMenu = memo(function DataMenu({ id, name, property, bound, linkText }: DataMenuProps) {
  const editing = useEditing();
  const values = useValuesAround(id);
  const valueAt: ValueAt = (path) => values?.[path];
  const groups = choicesOf(editing, id, name);
  if (groups.length === 0 && !bound) return null;
  return (
    <Menu position="bottom-end" width={280} shadow="md">
      <Menu.Target>
        <ActionIcon
          className={classes.menu}
          variant={bound ? 'light' : 'subtle'}
          color={bound ? 'teal' : 'gray'}
          size={24}
          aria-label={texts.useFor(property.label)}
          title={texts.use}
        >
          <IconDatabase size={15} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflow: 'auto' }}>
        {bound && (
          <>
            <Menu.Item
              leftSection={<IconPencil size={16} aria-hidden />}
              disabled={values === null}
              onClick={() => setProperty(editing, id, name, fixedNow(property, shownValue(property, bound, valueAt)))}
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
              <Menu.Item key={path} onClick={() => setProperty(editing, id, name, boundTo(path, bound, linkText))}>
                <Choice label={label} value={values?.[path]} />
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});

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
const boundTo = (bind: string, before: Bound | undefined, linkText: string): Value =>
  before ? { ...before, bind } : { bind, ...(linkText && { else: { label: linkText, href: '' } }) };

/** What was shown, as a fixed value. */
const fixedNow = (property: Property, value: Value | undefined): Value | undefined =>
  property.kind === 'text' && typeof value === 'string' ? value.slice(0, property.max) : value;
