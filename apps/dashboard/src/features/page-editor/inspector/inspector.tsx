import { Checkbox, Group, SegmentedControl, Stack, Text, TextInput, Title } from '@mantine/core';
import { type BlockSchema, blockOf, hasRequired, type Id, type Node, schemaOf, WIDTHS } from '@stoa/page-model';
import { words } from '../../../app/words.ts';
import { hide, rename } from '../changes.ts';
import { useEditing, useNode, useSelected } from '../editing.ts';
import { nameOf } from '../names.ts';
import { useCell } from '../store/cell.ts';
import { DataField } from './data-field.tsx';
import classes from './inspector.module.css';
import { SampleField } from './sample-field.tsx';
import { StyleField } from './style-field.tsx';

const texts = words.editorSettings;

/** The settings of the selected block; of the page, if none is selected. */
export function Inspector() {
  const { editor, name } = useEditing();
  const id = useSelected();
  const node = useNode(id);
  const schema = node && schemaOf(editor.schemas, node.block.type);
  if (!node) return null;
  return (
    <Stack gap="md" p="md" className={classes.panel} key={id}>
      <Title order={2}>{id === editor.draft.root ? texts.of(labelOf(schema)) : nameOf(editor, id)}</Title>
      {name === 'page' && id === editor.draft.root && <SampleField />}
      {schema ? <Settings id={id} node={node} schema={schema} /> : <Text size="sm">{texts.unknown}</Text>}
    </Stack>
  );
}

const labelOf = (schema: BlockSchema | undefined): string => schema?.label ?? texts.page;

type SettingsProps = { id: Id; node: Node; schema: BlockSchema };

function Settings({ id, node, schema }: SettingsProps) {
  const { editor, settingsPart } = useEditing();
  // stays as people go from section to section
  const part = useCell(settingsPart);
  const isPage = id === editor.draft.root;
  const styles = Object.entries(schema.styles ?? {});
  // links are words alone
  const isPlain = isPage || (styles.length === 0 && (!schema.needs || schema.isRequired === true));
  const isLook = part === 'look' && !isPlain;
  return (
    <>
      {!isPlain && (
        <SegmentedControl
          fullWidth
          aria-label={texts.title}
          value={part}
          onChange={settingsPart.set}
          data={[
            { value: 'content', label: texts.content },
            { value: 'look', label: texts.look },
          ]}
        />
      )}
      {isLook
        ? styles.map(([name, style]) => (
            <StyleField key={name} id={id} name={name} style={style} sized={node.block.styles?.[name] ?? {}} />
          ))
        : Object.entries(schema.props).map(([name, property]) => (
            <div key={name} data-property={name}>
              <DataField id={id} name={name} property={property} value={node.block.props?.[name]} />
            </div>
          ))}
      {isLook && !hasRequired(editor.schemas, blockOf(editor.draft, id)) && <HiddenAt id={id} node={node} />}
      {!isPage && !isLook && schema.group !== 'link' && <NameInLayers id={id} node={node} label={schema.label} />}
    </>
  );
}

function HiddenAt({ id, node: { block } }: { id: Id; node: Node }) {
  const editing = useEditing();
  return (
    <Checkbox.Group label={texts.hideOn} value={[...(block.hide ?? [])]}>
      <Group gap="md" mt={6}>
        {WIDTHS.map((width) => (
          <Checkbox
            key={width}
            value={width}
            label={words.pageEditor.widths[width].replace(/^./, (letter) => letter.toUpperCase())}
            onChange={({ currentTarget }) => hide(editing, id, width, currentTarget.checked)}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

function NameInLayers({ id, node: { block }, label }: { id: Id; node: Node; label: string }) {
  const editing = useEditing();
  return (
    <TextInput
      label={texts.nameInLayers}
      placeholder={label}
      maxLength={100}
      value={block.name ?? ''}
      onChange={({ currentTarget }) => rename(editing, id, currentTarget.value)}
    />
  );
}
