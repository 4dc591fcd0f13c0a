import { allFontStyles } from '@stoa/blocks';

let isShown = false;

/** Has the dashboard know all fonts of ours: browsers load those that something is written in. */
export function showAllFonts(): void {
  if (isShown) return;
  isShown = true;
  const style = document.createElement('style');
  style.textContent = allFontStyles();
  document.head.append(style);
}
