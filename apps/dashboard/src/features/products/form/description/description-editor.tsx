import { Popover, Text } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { words } from '../../../../app/words.ts';
import type { RichText } from '../../../../ui/text-editor/rich-text.ts';
import TextEditor from '../../../../ui/text-editor/text-editor.tsx';
import { PictureToggles } from '../options/picture-choice.tsx';
import type { MediaDraft } from '../product-form.ts';

const texts = words.productForm;

type DescriptionEditorProps = {
  value: RichText;
  /** Pictures that can be inserted into the text. */
  media: MediaDraft[];
  onChange: (update: (old: RichText) => RichText) => void;
};

export default function DescriptionEditor({ media, ...editing }: DescriptionEditorProps) {
  return (
    <TextEditor
      label={texts.parts.description}
      tools={(editor) => <InsertPicture editor={editor} media={media} />}
      {...editing}
    />
  );
}

/** Inserts one of the product's pictures into the text. */
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
          aria-label={texts.insertPicture}
          title={texts.insertPicture}
          onClick={() => setIsOpen((open) => !open)}
        >
          <IconPhoto size={16} stroke={1.5} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.insertPicture}>
        {pictures.length === 0 && <Text size="sm">{texts.noPictures}</Text>}
        <PictureToggles media={pictures} isChosen={() => false} onToggle={insert} />
      </Popover.Dropdown>
    </Popover>
  );
}
