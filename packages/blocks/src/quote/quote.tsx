import type { BlockProps, BlockView } from '../block-data.ts';
import { readText } from '../read-props.ts';

/** A quotation: `text`, `author`, `role`. */
function view({ block: { props }, edit }: BlockProps) {
  const author = readText(props, 'author');
  const role = readText(props, 'role');
  return (
    <section className="block quote">
      <figure>
        <blockquote>
          <p {...edit('text')}>{readText(props, 'text')}</p>
        </blockquote>
        {author && <figcaption>{role ? `${author}, ${role}` : author}</figcaption>}
      </figure>
    </section>
  );
}

export const quote: BlockView = {
  view,
  example: ({ text, author }) => ({ props: { text, author } }),
};
