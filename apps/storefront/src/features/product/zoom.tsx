import { Picture, type PictureSource } from '@stoa/blocks';
import { Icon, LENS } from '@stoa/blocks/site-frame';
import { useMessages } from '@stoa/messages/react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { MediaView } from './media-view.ts';

type ZoomProps = {
  media: MediaView[];
  /** The id of the picture that is shown first. */
  start: string;
  productName: string;
  onClose: () => void;
};

/** The pictures as large as the screen: swiped, or turned by arrow keys and buttons. A press doubles their size. */
export default function Zoom({ media, start, productName, onClose }: ZoomProps) {
  const messages = useMessages('product');
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const pictures = media.flatMap(({ id, picture, video }) => (picture && !video ? [{ id, picture }] : []));
  const first = Math.max(
    0,
    pictures.findIndex(({ id }) => id === start),
  );
  const [current, setCurrent] = useState(first);
  const [isDouble, setIsDouble] = useState(false);
  const place = (index: number, behavior?: ScrollBehavior) =>
    row.current?.scrollTo({ left: offsetOf(row.current, index), behavior });
  useEffect(() => {
    dialog.current?.showModal();
    place(first, 'instant');
  }, [first]);
  const turn = (step: number) => {
    setIsDouble(false);
    place(Math.min(Math.max(current + step, 0), pictures.length - 1));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const ahead = row.current && isRightToLeft(row.current) ? -1 : 1;
    const step = { ArrowRight: ahead, ArrowLeft: -ahead }[key];
    // of a picture in double size, the keys show other parts
    if (step && !isDouble) turn(step);
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)));
  };
  const double = (event: MouseEvent<HTMLElement>) => {
    const { offsetX, offsetY } = event.nativeEvent;
    const picture = event.currentTarget;
    const [x, y] = [offsetX / picture.clientWidth, offsetY / picture.clientHeight];
    setIsDouble(!isDouble);
    // the part that was pressed stays in sight
    requestAnimationFrame(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = picture;
      picture.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2);
    });
  };
  return (
    <dialog ref={dialog} className="zoom" aria-label={messages.picturesOf(productName)} {...{ onClose, onKeyDown }}>
      <div className="zoom-bar">
        <p role="status">{messages.position(current + 1, pictures.length)}</p>
        <IconButton label={messages.zoomIn} isPressed={isDouble} onClick={() => setIsDouble(!isDouble)}>
          {isDouble ? `${LENS}M7.5 10.5h6` : `${LENS}M10.5 7.5v6M7.5 10.5h6`}
        </IconButton>
        <IconButton label={messages.close} onClick={() => dialog.current?.close()}>
          M5 5l14 14M19 5L5 19
        </IconButton>
      </div>
      <ul ref={row} className="zoom-row" onScroll={follow}>
        {pictures.map(({ id, picture }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button in the bar does the same by keyboard
          <li key={id} data-double={(isDouble && index === current) || undefined} onClick={double}>
            <Picture
              source={picture}
              ratio="original"
              sizes={isDouble ? '200vw' : '100vw'}
              widths={widthsOf(picture)}
              name={productName}
            />
          </li>
        ))}
      </ul>
      {current > 0 && (
        <IconButton className="zoom-turn zoom-back" label={messages.previousPicture} onClick={() => turn(-1)}>
          M15 4l-8 8 8 8
        </IconButton>
      )}
      {current < pictures.length - 1 && (
        <IconButton className="zoom-turn zoom-on" label={messages.nextPicture} onClick={() => turn(1)}>
          M9 4l8 8-8 8
        </IconButton>
      )}
    </dialog>
  );
}

const WIDTHS = [640, 960, 1440, 2000, 2800];

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The scroll position of a picture; from right to left, positions are negative. */
const offsetOf = (row: Element, index: number): number => index * row.clientWidth * (isRightToLeft(row) ? -1 : 1);

/** No larger than the picture itself. */
const widthsOf = ({ width }: PictureSource): number[] =>
  width ? [...WIDTHS.filter((one) => one < width), Math.min(width, 2800)] : WIDTHS.slice(0, 3);

type IconButtonProps = {
  label: string;
  /** The outline of the icon. */
  children: string;
  onClick: () => void;
  isPressed?: boolean;
  className?: string;
};

function IconButton({ label, children, onClick, isPressed, className = '' }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-pressed={isPressed} onClick={onClick}>
      <span className="visually-hidden">{label}</span>
      <Icon outline={children} />
    </button>
  );
}
