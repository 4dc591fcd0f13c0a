import type { BlockProps, HeadingLevel } from './block-data.ts';
import type { LinkProps } from './read-props.ts';

type SectionHeadingProps = Pick<BlockProps, 'edit'> & {
  level: HeadingLevel;
  heading: string;
  text?: string;
  action?: LinkProps | null;
};

/** The level of headings inside a section: right below its own heading, or in the place of that where it has none. */
export const levelWithin = (level: HeadingLevel, heading: string): 2 | 3 => (heading && level > 1 ? 3 : 2);

/** The heading line of a section, with a link to more. */
export function SectionHeading({ level, heading, text, action, edit }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  if (!heading && !action) return null;
  return (
    <div className="section-heading">
      <div>
        {heading && <Heading {...edit('heading')}>{heading}</Heading>}
        {text && (
          <p className="section-text" {...edit('text')}>
            {text}
          </p>
        )}
      </div>
      {action && (
        <a className="more-link" href={action.href}>
          {action.label}
        </a>
      )}
    </div>
  );
}
