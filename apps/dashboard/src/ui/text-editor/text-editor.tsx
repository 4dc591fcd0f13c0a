import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../../app/words.ts';
import { type EditorNode, fromEditor, toEditor } from './editor-document.ts';
import { extensions } from './editor-extensions.ts';
import type { RichText } from './rich-text.ts';
import classes from './text-editor.module.css';

/** The pause in typing after which the text is passed on. */
const PAUSE_MS = 200;

type TextEditorProps = {
  label: string;
  value: RichText;
  /** Further elements that can be inserted into the text. */
  tools?: (editor: Editor | null) => ReactNode;
  onChange: (update: (old: RichText) => RichText) => void;
};

/** A text editor with headings, lists and links. Large, so it is loaded on first use. */
export default function TextEditor({ label, value, tools, onChange }: TextEditorProps) {
  const told = useRef(value.nodes);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const tell = (editor: Editor) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const nodes = fromEditor(editor.getJSON() as EditorNode);
    if (JSON.stringify(nodes) === JSON.stringify(told.current)) return;
    told.current = nodes;
    onChange((old) => ({ ...old, nodes }));
  };
  const editor = useEditor({
    extensions,
    content: toEditor(value.nodes ?? []),
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: current }) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tell(current), PAUSE_MS);
    },
    onBlur: ({ editor: current }) => {
      if (timer.current !== undefined) tell(current);
    },
  });
  // saved or reset content comes from outside
  useEffect(() => {
    if (value.nodes === told.current) return;
    told.current = value.nodes;
    // the user goes on typing: the current text counts
    if (!editor || timer.current !== undefined) return;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(toEditor(value.nodes ?? []), { emitUpdate: false });
    if (editor.isFocused) editor.commands.setTextSelection({ from, to });
  }, [value.nodes, editor]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <RichTextEditor
      editor={editor}
      labels={words.textEditor.tools}
      classNames={{ root: classes.root, content: classes.content }}
    >
      <RichTextEditor.Toolbar sticky={false}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <RichTextEditor.Strikethrough />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.H4 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <RichTextEditor.CodeBlock />
          <RichTextEditor.Hr />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
          {tools?.(editor)}
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
