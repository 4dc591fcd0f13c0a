import { type ComponentType, createElement, type ReactElement } from 'react';
import type { IslandSubject } from './island-texts.ts';

type IslandOptions = {
  /** The texts of the island. Others are not available once it is hydrated. */
  messages?: readonly IslandSubject[];
  /** The element that triggers hydration: the island itself, by default, or the form around it. */
  wakeOn?: 'island' | 'form';
};

/**
 * Wraps the component of `features/<name>.island.tsx`, so that the browser hydrates it separately. Until then, and
 * without JavaScript, it is the server-rendered HTML. Its props must be JSON.
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { messages, wakeOn = 'island' }: IslandOptions = {},
): (props: Props) => ReactElement {
  return (props) =>
    createElement(
      'stoa-island',
      { name, messages: messages?.join(' '), 'wake-on': wakeOn, props: JSON.stringify(props) },
      createElement(Component, props),
    );
}
