import { Text } from '@mantine/core';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';

/** Elements of text. Everything else is dropped and its text kept; attributes are dropped altogether. */
const shown = new Set([
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'code',
  'pre',
  'hr',
  'a',
]);
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object']);
const empty = new Set(['br', 'hr']);

/** HTML drawn as elements of our own, so that nothing in it can run. */
export function HtmlPreview({ html }: { html: string }) {
  const content = useMemo(() => children(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return html.trim() ? content : <Text c="dimmed">Nothing written yet.</Text>;
}

const children = (parent: Node): ReactNode[] => Array.from(parent.childNodes, (node, index) => draw(node, index));

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  const name = node.nodeName.toLowerCase();
  if (node.nodeType !== Node.ELEMENT_NODE || dropped.has(name)) return null;
  if (empty.has(name)) return createElement(name, { key });
  return createElement(shown.has(name) ? name : Fragment, { key }, ...children(node));
}
