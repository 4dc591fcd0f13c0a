import { Fragment } from 'react';
import type { Span } from './rich-words.ts';

/** A line of words and links. */
export function Words({ spans }: { spans: readonly Span[] }) {
  // the order is all that tells them apart
  return spans.map(({ text, href }, index) => (
    <Fragment key={index}>{href ? <a href={href}>{text}</a> : text}</Fragment>
  ));
}
