import type { DashboardSubject } from '@stoa/messages/dashboard';

/** What code needs that is loaded when it is used: texts, and files beside those that every page has. */
export type CodeNeeds = {
  /** The texts of the code that every page has. */
  start: DashboardSubject[];
  files: string[];
  /** By the module that is imported; files by their positions. */
  of: Record<string, { subjects: DashboardSubject[]; files: number[] }>;
};

/** The element of the document that the build writes them into. */
export const NEEDS_ID = 'code-needs';

function inDocument(): CodeNeeds | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(NEEDS_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Null where nothing was built: in tests, and while the dashboard is developed. */
export const needs = inDocument();
