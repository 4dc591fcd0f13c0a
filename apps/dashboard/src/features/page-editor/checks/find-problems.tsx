import type { Known } from '@stoa/blocks/checks';
import { useEffect, useMemo, useState } from 'react';
import { useEditing } from '../editing.ts';
import { useCell } from '../store/cell.ts';
import { problemsOf } from './problems-of.ts';
import { namesIn, useKnown } from './use-known.ts';

/** So long after the last change that nobody who types has to wait. */
const PAUSE_MS = 500;

/** Looks for problems after each change, while nothing else is to be done. Shows nothing. */
export function FindProblems() {
  const editing = useEditing();
  const { frame, width, problems } = editing;
  // as a text, which stays the same while the links do
  const [linked, setLinked] = useState('');
  const known = useKnown(useMemo(() => linked.split('\n').filter(Boolean), [linked]));
  const [document, shownAt] = [useCell(frame), useCell(width)];
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const products = new Set<string>();
      problems.set(problemsOf(editing, noting(known, products)));
      setLinked([...products].toSorted().join('\n'));
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
    };
    const stops = [editing, ...Object.values(editing.parts)].map(({ editor }) => editor.watchAll(soon));
    // pictures weigh what they weigh once they are there
    document?.addEventListener('load', soon, { capture: true });
    soon();
    return () => {
      clearTimeout(timer);
      document?.removeEventListener('load', soon, { capture: true });
      for (const stop of stops) stop();
    };
  }, [editing, problems, known, document, shownAt]);
  return null;
}

/** Notes which products are asked for. */
const noting = ({ address, ...others }: Known, products: Set<string>): Known => ({
  ...others,
  address: (path) => {
    const [first, slug] = namesIn(path);
    if (first === 'product-page' && slug) products.add(slug);
    return address(path);
  },
});
