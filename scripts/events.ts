/**
 * Finds declared events that no code announces, so that apps do not wait for them in vain. Prints each and fails if
 * there are any.
 */
import { readFileSync } from 'node:fs';
import * as contract from '@stoa/contract';
import { repositoryFiles } from './repository-files.ts';

type Group = Record<string, contract.DeclaredEvent>;

/** The contract's exported groups of events, by name. */
export function eventGroups(exported: object): [string, Group][] {
  return Object.entries(exported).filter(([, value]) => isGroup(value));
}

function isGroup(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Map) return false;
  const members = Object.values(value);
  return members.length > 0 && members.every((member) => typeof member === 'function' && 'carries' in member);
}

/**
 * Finds events that are never announced: not by `cartEvents.updated(cart)`, by `tagEvents[what](tag)`, or by a
 * resource's `events: brandEvents`.
 */
export function unannounced(groups: readonly [string, Group][], sources: string): contract.DeclaredEvent[] {
  return groups.flatMap(([name, group]) => {
    const isWhole = new RegExp(`\\bevents: ${name}\\b`).test(sources);
    const isChosen = new RegExp(`\\b${name}\\[\\w+\\]\\(`).test(sources);
    return Object.entries(group).flatMap(([key, event]) => {
      const isCalled = new RegExp(`\\b${name}\\.${key}\\(`).test(sources);
      // events selected by name at run time carry the entity or are actions
      const isOneOfChosen = isChosen && (event.carries !== null || event.kind === 'action');
      return isWhole || isCalled || isOneOfChosen ? [] : [event];
    });
  });
}

if (import.meta.main) {
  const sources = repositoryFiles().filter(
    (file) => file.startsWith('apps/server/src/') && file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file),
  );
  const text = sources.map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).join('\n');
  for (const { type } of unannounced(eventGroups(contract), text)) {
    console.error(`${type} is declared but never announced: emit it where it occurs, or remove its declaration.`);
    process.exitCode = 1;
  }
}
