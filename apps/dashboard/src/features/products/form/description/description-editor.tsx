import '@mantine/tiptap/styles.layer.css';
import { Popover, Text } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { PictureToggles } from '../options/picture-choice.tsx';
import type { DescriptionDraft, MediaDraft } from '../product-form.ts';
import classes from './description.module.css';
import { type EditorNode, fromEditor, toEditor } from './editor-document.ts';
import { extensions } from './editor-extensions.ts';

/** How long people pause before what they wrote is taken over. */
const PAUSE_MS = 200;

export type DescriptionEditorProps = {
  /** What it is called where it is not the description of something. */
  label?: string;
  value: DescriptionDraft;
  /** Pictures that may be put into the text, where any may. */
  media?: MediaDraft[];
  onChange: (update: (old: DescriptionDraft) => DescriptionDraft) => void;
};

export default function DescriptionEditor({ label = 'Description', value, media, onChange }: DescriptionEditorProps) {
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
  // what was saved or thrown away comes from outside
  useEffect(() => {
    if (value.nodes === told.current) return;
    told.current = value.nodes;
    // people write on: what they have by now counts
    if (!editor || timer.current !== undefined) return;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(toEditor(value.nodes ?? []), { emitUpdate: false });
    if (editor.isFocused) editor.commands.setTextSelection({ from, to });
  }, [value.nodes, editor]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <RichTextEditor editor={editor} classNames={{ root: classes.root, content: classes.content }}>
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
          {media && <InsertPicture editor={editor} media={media} />}
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

/** Puts one of the product's pictures into the text. */
function InsertPicture({ editor, media }: { editor: Editor | null; media: MediaDraft[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const pictures = media.filter(({ kind }) => kind === 'IMAGE');
  const insert = (id: string) => {
    const altText = pictures.find((one) => one.id === id)?.altText ?? '';
    const imageData = { image: { src: { id } }, altText };
    const attrs = { src: `/media/${encodeURIComponent(id)}`, alt: altText, kept: { imageData } };
    editor?.chain().focus().insertContent({ type: 'image', attrs }).run();
    setIsOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width={260} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label="Insert picture"
          title="Insert picture"
          onClick={() => setIsOpen((open) => !open)}
        >
          <IconPhoto size={16} stroke={1.5} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label="Insert picture">
        {pictures.length === 0 && <Text size="sm">Add pictures to the product first.</Text>}
        <PictureToggles media={pictures} isChosen={() => false} onToggle={insert} />
      </Popover.Dropdown>
    </Popover>
  );
}
