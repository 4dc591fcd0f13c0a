import { Picture, type PictureSource } from '@stoa/blocks';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { pictureElementId, showPicture } from '../lib/gallery-position.ts';

type GalleryProps = { pictures: PictureSource[]; productName: string };

/** A row of pictures that scrolls, and small ones that lead to them; awake, it also tells which one is shown. */
export default function Gallery({ pictures, productName }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, []);
  const show = (event: MouseEvent, picture: PictureSource) => {
    event.preventDefault();
    showPicture(picture.id);
  };
  return (
    <div className="gallery">
      <ul ref={row} className="gallery-row" tabIndex={pictures.length > 1 ? 0 : undefined} aria-label="Pictures">
        {pictures.map((picture, index) => (
          <li key={picture.id} id={pictureElementId(picture.id)}>
            <Picture
              source={picture}
              ratio="original"
              sizes="(min-width: 60rem) 52vw, 100vw"
              widths={[480, 720, 960, 1280]}
              priority={index === 0 ? 'first' : 'lazy'}
              name={productName}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="gallery-thumbnails">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <a
                href={`#${pictureElementId(picture.id)}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, picture)}
              >
                <span className="visually-hidden">Show picture {index + 1}</span>
                <Picture source={{ ...picture, alt: '' }} ratio={4 / 5} sizes="72px" widths={[72, 144, 216]} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
