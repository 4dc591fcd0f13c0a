import { useMessages } from '@stoa/messages/react';
import type { BlockProps, BlockView } from '../block-data.ts';
import { readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';

/** Where one is found, with a link to a map: no map is loaded into the page, so that nobody hears of its visitors. */
function view({ block: { props }, headingLevel, edit }: BlockProps) {
  const [place = '', phone, email] = ['address', 'phone', 'email'].map((name) => readText(props, name));
  const map = mapOf(readText(props, 'map'), place);
  return (
    <section className="block address">
      <SectionHeading
        level={headingLevel}
        heading={readText(props, 'heading')}
        text={readText(props, 'text')}
        edit={edit}
      />
      <address>
        <p className="address-place" {...edit('address')}>
          {place}
        </p>
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} {...edit('phone')}>
              {phone}
            </a>
          </p>
        )}
        {email && (
          <p>
            <a href={`mailto:${email}`} {...edit('email')}>
              {email}
            </a>
          </p>
        )}
        {map && <MapLink href={map} />}
      </address>
    </section>
  );
}

const maps: Record<string, string> = {
  openstreetmap: 'https://www.openstreetmap.org/search?query=',
  google: 'https://www.google.com/maps/search/?api=1&query=',
  apple: 'https://maps.apple.com/?q=',
};

function mapOf(service: string, place: string): string | null {
  const found = service === 'none' || !place ? undefined : (maps[service] ?? maps.openstreetmap);
  return found ? found + encodeURIComponent(place.replace(/\s*\n\s*/g, ', ')) : null;
}

function MapLink({ href }: { href: string }) {
  const { showOnMap } = useMessages('sections');
  return (
    <a className="more-link" href={href} target="_blank" rel="noreferrer">
      {showOnMap}
    </a>
  );
}

export const addressSection: BlockView = {
  view,
  canBeTitle: true,
  example: ({ heading, street }) => ({ props: { heading, address: street } }),
};
