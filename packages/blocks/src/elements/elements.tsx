import type { BlockProps, BlockView } from '../block-data.ts';
import { Picture } from '../picture.tsx';
import { readLink, readPicture, readRatio, readText } from '../read-props.ts';
import { Prose } from '../rich-text/rich-content.tsx';

function viewHeading({ block: { props }, headingLevel, edit }: BlockProps) {
  const Heading = `h${headingLevel}` as const;
  return <Heading {...edit('text')}>{readText(props, 'text')}</Heading>;
}

const viewWords = ({ block: { props } }: BlockProps) => <Prose value={props.text} />;

const looks: Record<string, string> = { quiet: 'button button-quiet', link: 'more-link' };

function viewButton({ block: { props } }: BlockProps) {
  const link = readLink(props, 'link');
  if (!link) return null;
  return (
    <p>
      <a className={looks[readText(props, 'look')] ?? 'button'} href={link.href}>
        {link.label}
      </a>
    </p>
  );
}

function viewPicture({ block: { props, styles }, edit }: BlockProps) {
  const source = readPicture(props, 'image');
  if (!source) return null;
  const caption = readText(props, 'caption');
  return (
    <figure className="column-picture">
      <Picture source={source} ratio={readRatio(styles, 'original')} sizes="(min-width: 56rem) 46vw, 100vw" />
      {caption && <figcaption {...edit('caption')}>{caption}</figcaption>}
    </figure>
  );
}

export const heading: BlockView = { view: viewHeading, example: (texts) => ({ props: { text: texts.heading } }) };
export const words: BlockView = {
  view: viewWords,
  example: ({ text }) => ({ props: { text: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } }),
};
export const button: BlockView = {
  view: viewButton,
  example: ({ action }) => ({ props: { link: { label: action, href: '/shop' } } }),
};
export const picture: BlockView = { view: viewPicture, example: () => ({}) };
export const divider: BlockView = { view: () => <hr className="column-divider" />, example: () => ({}) };
export const spacer: BlockView = { view: () => <div className="column-space" />, example: () => ({}) };
