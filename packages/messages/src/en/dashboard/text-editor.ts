/** What a text editor cannot show, by the type of the node. */
const nodes: Readonly<Record<string, string>> = {
  APP_EMBED: 'embedded app',
  LINK_PREVIEW: 'link preview',
  HTML: 'embedded page',
};

/** Text editors. */
export const textEditor = {
  /** As the component names them. */
  tools: {
    boldControlLabel: 'Bold',
    italicControlLabel: 'Italic',
    underlineControlLabel: 'Underline',
    strikeControlLabel: 'Strikethrough',
    h2ControlLabel: 'Heading 2',
    h3ControlLabel: 'Heading 3',
    h4ControlLabel: 'Heading 4',
    bulletListControlLabel: 'Bullet list',
    orderedListControlLabel: 'Ordered list',
    blockquoteControlLabel: 'Blockquote',
    codeBlockControlLabel: 'Code block',
    hrControlLabel: 'Horizontal line',
    linkControlLabel: 'Link',
    unlinkControlLabel: 'Remove link',
    undoControlLabel: 'Undo',
    redoControlLabel: 'Redo',
    linkEditorInputLabel: 'Enter URL',
    linkEditorExternalLink: 'Open link in a new tab',
    linkEditorInternalLink: 'Open link in the same tab',
    linkEditorSave: 'Save',
  },
  /** `COLLAPSIBLE_LIST` is a collapsible list. */
  kept: (node: string) => `${nodes[node] ?? (node || 'part').toLowerCase().replaceAll('_', ' ')}, kept as it is`,
};
