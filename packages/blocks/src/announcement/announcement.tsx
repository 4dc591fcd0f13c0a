import type { BlockProps, BlockView } from '../block-data.ts';
import { readLink, readText } from '../read-props.ts';

/** One line across the page. */
function view({ block: { props }, edit }: BlockProps) {
  const action = readLink(props, 'action');
  return (
    <section className="block announcement">
      <p>
        <span {...edit('text')}>{readText(props, 'text')}</span>
        {action && <a href={action.href}>{action.label}</a>}
      </p>
    </section>
  );
}

export const announcement: BlockView = { view, example: ({ text }) => ({ props: { text } }) };
