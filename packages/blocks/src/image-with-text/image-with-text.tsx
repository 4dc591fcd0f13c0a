import type { BlockProps, BlockView } from '../block-data.ts';
import { Picture } from '../picture.tsx';
import { readLink, readPicture, readRatio, readText } from '../read-props.ts';

/** A picture beside text: `image`, `imageSide` (left or right), `eyebrow`, `heading`, `text`, `action`. */
function view({ block: { props, styles }, headingLevel, isFirst, edit }: BlockProps) {
  const Heading = `h${headingLevel}` as const;
  const picture = readPicture(props, 'image');
  const eyebrow = readText(props, 'eyebrow');
  const heading = readText(props, 'heading');
  const action = readLink(props, 'action');
  return (
    <section className="block image-with-text" data-side={readText(props, 'imageSide') === 'right' ? 'right' : 'left'}>
      {picture && (
        <div className="image-with-text-picture">
          <Picture
            source={picture}
            ratio={readRatio(styles, 1)}
            sizes="(min-width: 56rem) 46vw, 100vw"
            priority={isFirst ? 'first' : 'lazy'}
          />
        </div>
      )}
      <div className="image-with-text-words">
        {eyebrow && (
          <p className="eyebrow" {...edit('eyebrow')}>
            {eyebrow}
          </p>
        )}
        {heading && <Heading {...edit('heading')}>{heading}</Heading>}
        {paragraphs(readText(props, 'text')).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {action && (
          <a className="more-link" href={action.href}>
            {action.label}
          </a>
        )}
      </div>
    </section>
  );
}

const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).filter(Boolean);

export const imageWithText: BlockView = {
  view,
  canBeTitle: true,
  example: ({ heading, text }) => ({ props: { imageSide: 'left', heading, text } }),
};
