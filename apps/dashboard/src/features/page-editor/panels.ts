/** The panels beside the page, which are sheets where there is no room beside it, and the regions of the editor. */
import { oneOf } from '../../ui/one-of.ts';
import type { DraftName, Editing, PanelName, SheetName } from './editing.ts';

export const NARROW = '(max-width: 61.99em)';
const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

/** Panels are about the page or about a part of the site. */
const draftOf = (panel: PanelName): DraftName => (panel === 'menu' || panel === 'theme' ? panel : 'page');

export function openPanel({ panel, inWork }: Editing, name: PanelName): void {
  panel.set(name);
  inWork.set(draftOf(name));
}

/** Panels that links lead to. */
const linked = ['menu', 'theme'] as const;

/** Opens the panel that the address asks for, such as `?panel=theme`. */
export function openAskedPanel(editing: Editing): void {
  const asked = oneOf(linked, new URLSearchParams(window.location.search).get('panel'));
  if (!asked) return;
  openPanel(editing, asked);
  if (isNarrow()) openSheet(editing, asked);
}

/** With the focus on what matches the first selector that anything in it matches; else on what comes first. */
export function openSheet(
  { sheet, sheetFocus, inWork }: Editing,
  name: SheetName,
  focus: readonly string[] = [],
): void {
  sheetFocus.set(focus);
  sheet.set(name);
  if (name !== 'settings') inWork.set(draftOf(name));
}

/** Opens a panel wherever panels are, and moves the focus to what matches the first selector that anything in it matches. */
export function showPanel(editing: Editing, name: PanelName, ...focus: readonly string[]): void {
  openPanel(editing, name);
  if (isNarrow()) openSheet(editing, name, focus);
  else focusSoon(...focus);
}

/** Shows the settings of what is selected, with the focus on the field of a property, if one is given. */
export function showSettings(editing: Editing, property?: string): void {
  if (property !== undefined) editing.settingsPart.set('content');
  const of = `[data-property="${property}"]`;
  const field = property === undefined ? [] : [`${of} :is(input, textarea, select, [contenteditable])`, `${of} button`];
  if (isNarrow()) openSheet(editing, 'settings', field);
  else focusSoon(...(property === undefined ? [`[data-settings] :is(${FOCUSABLE})`] : field));
}

/** Moves the focus to what matches the first selector that anything matches. What is opened is drawn first. */
export const focusSoon = (...selectors: readonly string[]) =>
  setTimeout(() => firstMatch(document, selectors)?.focus());

/** What matches the first selector that anything inside matches. */
export const firstMatch = (inside: ParentNode, selectors: readonly string[]): HTMLElement | undefined =>
  selectors.flatMap((selector) => inside.querySelector<HTMLElement>(selector) ?? [])[0];

const FOCUSABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** From the canvas to the panels before it, or to the settings after it. */
export function focusBeside(isBack: boolean): void {
  const region = document.querySelector<HTMLElement>(isBack ? '[data-panels]' : '[data-settings]');
  const inside = isBack ? '[role="treeitem"][tabindex="0"], [data-add] button' : FOCUSABLE;
  (
    region?.querySelector<HTMLElement>(inside) ?? document.querySelector<HTMLElement>('[role="toolbar"] button')
  )?.focus();
}

/** From region to region, by as many as given. */
export function focusRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const now = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(now + by + regions.length) % regions.length];
  (next?.querySelector<HTMLElement>('iframe, [role="treeitem"][tabindex="0"]') ?? next)?.focus();
}
