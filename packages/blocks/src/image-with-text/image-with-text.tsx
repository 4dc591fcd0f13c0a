import type { BlockProps, BlockType } from '../block-data.ts';
import { Picture } from '../picture.tsx';
import { readLink, readPicture, readText } from '../read-props.ts';

/** A picture beside text: `image`, `imageSide` (left or right), `eyebrow`, `heading`, `text`, `action`. */
function ImageWithText({ block: { props }, headingLevel, isFirst }: BlockProps) {
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
            ratio={1}
            sizes="(min-width: 56rem) 46vw, 100vw"
            priority={isFirst ? 'first' : 'lazy'}
          />
        </div>
      )}
      <div className="image-with-text-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        {heading && <Heading>{heading}</Heading>}
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

export const imageWithText: BlockType = {
  Component: ImageWithText,
  canBeTitle: true,
  example: ({ heading, text }) => ({ imageSide: 'left', heading, text }),
};
