import { type ComponentType, createElement, type ReactElement } from 'react';

/**
 * Wraps a component of `islands/`, whose file has the given name, so that the browser brings it to life by itself.
 * Until then, and without JavaScript, it is the HTML that the server made. Its props must be JSON.
 * @param wakeOn what has to be touched: the island itself, or the form around it
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  wakeOn: 'island' | 'form' = 'island',
): (props: Props) => ReactElement {
  return (props) =>
    createElement(
      'stoa-island',
      { name, 'wake-on': wakeOn, props: JSON.stringify(props) },
      createElement(Component, props),
    );
}
