import '@mantine/tiptap/styles.layer.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Value } from '@stoa/page-model';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { words } from '../../../app/words.ts';
import type { FieldProps } from './field-props.ts';
import classes from './rich-text-field.module.css';
import { cleaned, type TextNode } from './rich-text-value.ts';

/** What the page's model takes, and nothing else. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https' },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
];

const documentOf = (value: Value | undefined) => ({
  type: 'doc',
  content: Array.isArray(value) && value.length > 0 ? (value as TextNode[]) : [{ type: 'paragraph' }],
});

/** Formatted text. Large, so it is loaded on first use. */
export default function RichTextField({ label, value, onType }: FieldProps) {
  const told = useRef(JSON.stringify(value ?? []));
  const editor = useEditor({
    extensions,
    content: documentOf(value),
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: current }) => {
      const next = cleaned((current.getJSON().content ?? []) as TextNode[]);
      told.current = JSON.stringify(next);
      onType(next);
    },
  });
  // undone, or changed elsewhere
  useEffect(() => {
    const now = JSON.stringify(value ?? []);
    if (!editor || now === told.current) return;
    told.current = now;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [value, editor]);
  return (
    <Input.Wrapper label={label} labelElement="div">
      <RichTextEditor editor={editor} labels={words.textEditor.tools} classNames={{ content: classes.content }}>
        <RichTextEditor.Toolbar sticky={false}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
