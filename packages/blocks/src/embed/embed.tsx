import { useMessages } from '@stoa/messages/react';
import type { BlockProps, BlockView } from '../block-data.ts';
import { readNumber, readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';

const USUAL_HEIGHT = 320;

/** What code in a frame of its own may do; nothing there shares the page's origin. */
export const EMBED_RIGHTS = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** HTML of the owner's, in a document of its own: neither can it read the page, nor what its visitors do there. */
function view({ block: { id, props }, data, headingLevel, edit }: BlockProps) {
  const name = readText(props, 'name');
  const address = data.frames?.[id];
  if (data.frames && !address) return null;
  return (
    <section className="block embed">
      <SectionHeading
        level={headingLevel}
        heading={readText(props, 'heading')}
        text={readText(props, 'text')}
        edit={edit}
      />
      {address ? (
        <iframe
          className="embed-frame"
          src={address}
          title={name}
          height={readNumber(props, 'height', USUAL_HEIGHT)}
          sandbox={EMBED_RIGHTS}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        <Blank name={name} />
      )}
    </section>
  );
}

/** In the editor, where nobody's code runs. */
function Blank({ name }: { name: string }) {
  const { embedOnPage } = useMessages('sections');
  return (
    <div className="embed-blank">
      <strong>{name}</strong>
      <span>{embedOnPage}</span>
    </div>
  );
}

export const embed: BlockView = {
  view,
  canBeTitle: true,
  example: ({ embed: name }) => ({ props: { name, height: USUAL_HEIGHT } }),
};
