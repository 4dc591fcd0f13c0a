import { useMessages } from '@stoa/messages/react';
import type { BlockProps, BlockView } from '../block-data.ts';
import { pictureUrl, sizeOf, videoUrl } from '../media.ts';
import { Picture, type PictureSource } from '../picture.tsx';
import { type FileProps, readFile, readPicture, readRatio, readText } from '../read-props.ts';
import { Prose } from '../rich-text/rich-content.tsx';
import { SectionHeading } from '../section-heading.tsx';
import { type OutsideVideo, outsideVideo } from './outside-video.ts';

const WIDE = 16 / 9;
const POSTER_WIDTH = 1280;

/** A video of one's own, or one from elsewhere: that is a link until somebody presses it. */
function view({ block: { props, styles }, headingLevel, edit }: BlockProps) {
  const file = readFile(props, 'file');
  const outside = outsideVideo(readText(props, 'address'));
  const poster = readPicture(props, 'poster');
  const caption = readText(props, 'caption');
  const ratio = readRatio(styles, WIDE);
  return (
    <section className="block video">
      <SectionHeading
        level={headingLevel}
        heading={readText(props, 'heading')}
        text={readText(props, 'text')}
        edit={edit}
      />
      <figure>
        {file && <OwnVideo file={file} poster={poster?.id ?? file.poster} ratio={ratio} label={caption} />}
        {!file && outside && <OutsideLink video={outside} poster={poster} ratio={ratio} />}
        {!file && !outside && <span className="video-frame video-blank" />}
        {caption && <figcaption {...edit('caption')}>{caption}</figcaption>}
        <Transcript value={props.transcript} />
      </figure>
    </section>
  );
}

type OwnVideoProps = { file: FileProps; poster: string | undefined; ratio: number; label: string };

const OwnVideo = ({ file, poster, ratio, label }: OwnVideoProps) => (
  // biome-ignore lint/a11y/useMediaCaption: what is said is in the text below the video
  <video
    className="video-frame"
    controls
    playsInline
    preload={poster ? 'none' : 'metadata'}
    src={videoUrl(file.id)}
    poster={poster ? pictureUrl(poster, sizeOf(POSTER_WIDTH, ratio)) : undefined}
    aria-label={label || file.name || undefined}
  />
);

type OutsideLinkProps = { video: OutsideVideo; poster: PictureSource | null; ratio: number };

/** The storefront's script plays it in its place; without scripts, it opens where it comes from. */
function OutsideLink({ video, poster, ratio }: OutsideLinkProps) {
  const messages = useMessages('sections');
  return (
    <>
      <a className="video-frame video-link" href={video.page} data-play={video.player} target="_blank" rel="noreferrer">
        {poster && <Picture source={poster} ratio={ratio} sizes="(min-width: 64rem) 60rem, 92vw" />}
        <span>{messages.playVideo}</span>
      </a>
      <p className="video-note">{messages.videoFrom(video.service)}</p>
    </>
  );
}

function Transcript({ value }: { value: unknown }) {
  const { transcript } = useMessages('sections');
  if (!Array.isArray(value) || value.length === 0) return null;
  return (
    <details className="video-transcript">
      <summary>{transcript}</summary>
      <Prose value={value} />
    </details>
  );
}

export const video: BlockView = { view, canBeTitle: true, example: ({ heading }) => ({ props: { heading } }) };
