import type { RichContentNode } from '@stoa/contract';
import { Extension, type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { words } from '../../app/words.ts';

/** An attribute that is carried with a node and not shown. */
const carried = { default: null, rendered: false, keepOnSplit: false };

/** The data of the API's nodes and decorations beyond what the editor edits. */
const Kept = Extension.create({
  name: 'kept',
  addGlobalAttributes: () => [
    {
      types: [
        ...[
          'paragraph',
          'heading',
          'bulletList',
          'orderedList',
          'listItem',
          'blockquote',
          'codeBlock',
          'horizontalRule',
        ],
        ...['image', 'bold', 'italic', 'underline', 'strike', 'link'],
      ],
      attributes: { kept: carried },
    },
  ],
});

/** A node that the editor cannot show: it can be moved and deleted, but not edited. */
const UnknownBlock = Node.create({
  name: 'unknownBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ node: carried }),
  parseHTML: () => [{ tag: 'div[data-unknown]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-unknown': '', contenteditable: 'false' }),
    words.textEditor.kept((node.attrs.node as RichContentNode | null)?.type ?? ''),
  ],
});

const Image = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A decoration that the editor has no button for, such as a colour. */
const OtherDecoration = Mark.create({
  name: 'otherDecoration',
  excludes: '',
  addAttributes: () => ({ decoration: carried }),
  parseHTML: () => [],
  renderHTML: () => ['span', 0],
});

export const extensions: Extensions = [
  StarterKit.configure({ link: { openOnClick: false, defaultProtocol: 'https' }, trailingNode: false, code: false }),
  Kept,
  UnknownBlock,
  Image,
  OtherDecoration,
];
