/** Runs axe in a page and its frames. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Result, RunOnly } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** WCAG 2.2, levels A and AA. */
export const EVERY_RULE: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** What depends on the colours alone. */
export const RULES_OF_COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * In the canvas of the editor, which is drawn by the page around it, the browser now and then gives an element out as a node
 * of that page's window. For axe, which knows the nodes of its own, the canvas would then be empty.
 */
const NODES_OF_ANY_WINDOW = `Object.defineProperty(Node, Symbol.hasInstance, { configurable: true, value(one) {
  return Function.prototype[Symbol.hasInstance].call(this, one) || (this === Node && typeof one?.nodeType === 'number');
} })`;
/** Axe without comments and long names: each page that is checked reads it first. It names elements and quotes none. */
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
  axe.configure({ allowedOrigins: ['<same_origin>'], noHtml: true });
  ${NODES_OF_ANY_WINDOW};0`;

/** How long a frame may take to read it: one that has not loaded answers nothing at all. */
const FRAME_MS = 1_000;

/** The parts of the page that break the rules, in words. */
export async function inaccessibleParts(page: Page, rules: RunOnly): Promise<string[]> {
  await bringAxe(page.mainFrame());
  const others = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(others.map((frame) => Promise.race([bringAxe(frame).catch(() => {}), pause(FRAME_MS)])));
  // no rule of these reads style sheets apart from what the browser makes of them
  const options = { resultTypes: ['violations'], runOnly: rules, preload: { assets: ['media'] } };
  const violations = await page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}, ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}

/** It stays in a page for the next screen. A frame that is loading another document, as previews do, has lost it. */
async function bringAxe(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate<boolean>('"axe" in window').catch(() => false);
  if (!isThere) await frame.evaluate(source);
}
