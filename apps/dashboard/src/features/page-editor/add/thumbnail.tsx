import { type BlockData, noBlockData, renderBlocks } from '@stoa/blocks';
import { directionOf } from '@stoa/messages/languages';
import { MessagesProvider } from '@stoa/messages/react';
import type { Block } from '@stoa/page-model';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '../../../app/session.ts';
import { hasData, useBlockData } from '../canvas/block-data.ts';
import { useEditing } from '../editing.ts';
import classes from './add-panel.module.css';
import { sharedSheets } from './thumbnail-sheets.ts';

/** `make` makes the block, once. */
type ThumbnailProps = { make: () => Block; theme: CSSStyleSheet; pageWidth: number };

/** A new block as it will look on the page, small. Drawn when it comes near to what is seen. */
export function Thumbnail(props: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <div ref={place} className={classes.thumbnail} data-drawn={isNear || undefined} aria-hidden inert>
      {isNear && <Drawn {...props} />}
    </div>
  );
}

function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}

function Drawn({ make, ...shown }: ThumbnailProps) {
  const [block] = useState(make);
  return hasData(block.type) ? (
    <WithData block={block} {...shown} />
  ) : (
    <Scaled block={block} data={noBlockData} {...shown} />
  );
}

type ShownProps = Omit<ThumbnailProps, 'make'> & { block: Block };

const WithData = ({ block, ...shown }: ShownProps) => (
  <Scaled block={block} data={useBlockData(block.id, block.type, block.props ?? {})} {...shown} />
);

function Scaled({ block, data, theme, pageWidth }: ShownProps & { data: BlockData }) {
  const { messages } = useEditing();
  const language = useSession().site.language ?? 'en';
  const host = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const { content, css } = useMemo(
    () => renderBlocks({ id: 'page', type: 'page', slots: { content: [block] } }, { data }),
    [block, data],
  );
  useLayoutEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const look = new CSSStyleSheet();
    look.replaceSync(css);
    shadow.adoptedStyleSheets = [...sharedSheets(), theme, look];
    const drawn = shadow.querySelector<HTMLElement>('[data-page]') ?? document.createElement('div');
    drawn.dataset.page = '';
    drawn.lang = language;
    drawn.dir = directionOf(language);
    drawn.style.width = `${pageWidth}px`;
    const scale = host.current.clientWidth / pageWidth;
    drawn.style.transform = `scale(${scale})`;
    shadow.append(drawn);
    setPage(drawn);
    return followHeight(host.current, drawn, scale);
  }, [css, theme, pageWidth, language]);
  return (
    <div ref={host}>{page && createPortal(<MessagesProvider value={messages}>{content}</MessagesProvider>, page)}</div>
  );
}

/** Gives an element the height of what is drawn smaller in it, also once pictures have loaded; returns how to stop. */
function followHeight(host: HTMLElement, drawn: HTMLElement, scale: number): () => void {
  const observer = new ResizeObserver(() => {
    host.style.height = `${drawn.offsetHeight * scale}px`;
  });
  observer.observe(drawn);
  return () => observer.disconnect();
}
