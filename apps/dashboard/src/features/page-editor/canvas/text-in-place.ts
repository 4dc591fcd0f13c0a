/** Texts that are edited on the page itself. */
import { schemaOf, type Value } from '@stoa/page-model';
import { typeProperty } from '../changes.ts';
import type { Editing } from '../editing.ts';

export const textsOf = (block: Element): HTMLElement[] =>
  // texts of blocks within it belong to those
  [...block.querySelectorAll<HTMLElement>('[data-edit]')].filter((text) => text.closest('[data-block]') === block);

type Point = { x: number; y: number };

/** Starts to edit a text, with the caret at a point, or with all of it selected. Ends when it loses the focus. */
export function beginText(editing: Editing, id: string, element: HTMLElement, at?: Point): void {
  const { editor, text } = editing;
  const node = editor.nodeOf(id);
  const property = element.dataset.edit ?? '';
  if (!node || text.get()) return;
  const before = element.textContent;
  const max = longest(editing, node.block.type, property);
  text.set({ id, property, node });
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', schemaOf(editor.schemas, node.block.type)?.props[property]?.label ?? property);
  element.focus();
  placeCaret(element, at);
  const read = (): Value => element.textContent.replaceAll('\u00a0', ' ').trim().slice(0, max);
  const type = () => {
    if (read() !== editor.nodeOf(id)?.block.props?.[property]) typeProperty(editing, id, property, read());
  };
  const end = () => {
    element.removeEventListener('input', type);
    element.removeEventListener('blur', end);
    for (const name of ['contenteditable', 'role', 'aria-label']) element.removeAttribute(name);
    const now = editor.nodeOf(id)?.block.props?.[property];
    // where nothing else is drawn again, what the browser made of the text stays
    element.textContent = typeof now === 'string' ? now : before;
    text.set(null);
  };
  element.addEventListener('input', type);
  element.addEventListener('blur', end);
}

function longest({ editor }: Editing, type: string, property: string): number {
  const schema = schemaOf(editor.schemas, type)?.props[property];
  return schema?.kind === 'text' ? schema.max : Number.POSITIVE_INFINITY;
}

function placeCaret(element: HTMLElement, at: Point | undefined): void {
  const { ownerDocument: document } = element;
  const selection = document.getSelection();
  const position = at && document.caretPositionFromPoint?.(at.x, at.y);
  if (position && element.contains(position.offsetNode)) selection?.collapse(position.offsetNode, position.offset);
  else selection?.selectAllChildren(element);
}
