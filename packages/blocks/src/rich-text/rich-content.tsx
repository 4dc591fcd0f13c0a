import { isRichText, type RichMark, type RichNode, type Value } from '@stoa/page-model';
import { Fragment, type ReactNode } from 'react';

/** The formatted text of a property; nothing where it holds something else. */
export function Prose({ value }: { value: unknown }) {
  const text = (value ?? []) as Value;
  return <div className="prose">{isRichText(text) && <RichContent nodes={text as unknown as RichNode[]} />}</div>;
}

/** Formatted text, which the page's model has checked. */
function RichContent({ nodes }: { nodes: readonly RichNode[] }) {
  // the order is all that tells them apart
  return nodes.map((node, index) => <Fragment key={index}>{contentOf(node)}</Fragment>);
}

function contentOf(node: RichNode): ReactNode {
  if (node.type === 'text') return (node.marks ?? []).reduce(marked, node.text as ReactNode);
  if (node.type === 'hardBreak') return <br />;
  const content = <RichContent nodes={node.content ?? []} />;
  switch (node.type) {
    case 'paragraph':
      return <p>{content}</p>;
    case 'bulletList':
      return <ul>{content}</ul>;
    case 'orderedList':
      return <ol>{content}</ol>;
    case 'listItem':
      return <li>{content}</li>;
    case 'heading':
      return node.attrs.level === 3 ? <h3>{content}</h3> : <h4>{content}</h4>;
  }
}

function marked(content: ReactNode, mark: RichMark): ReactNode {
  if (mark.type === 'bold') return <strong>{content}</strong>;
  if (mark.type === 'italic') return <em>{content}</em>;
  return <a href={mark.attrs.href}>{content}</a>;
}
