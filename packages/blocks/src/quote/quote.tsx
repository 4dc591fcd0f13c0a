import type { BlockProps, BlockType } from '../block-data.ts';
import { readText } from '../read-props.ts';

/** A quotation: `text`, `author`, `role`. */
function Quote({ block: { props } }: BlockProps) {
  const author = readText(props, 'author');
  const role = readText(props, 'role');
  return (
    <section className="block">
      <figure className="quote">
        <blockquote>
          <p>{readText(props, 'text')}</p>
        </blockquote>
        {author && <figcaption>{role ? `${author}, ${role}` : author}</figcaption>}
      </figure>
    </section>
  );
}

export const quote: BlockType = {
  Component: Quote,
  example: ({ text, author }) => ({ text, author }),
};
