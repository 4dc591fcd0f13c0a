import { addressFormats, connect, httpTransport } from '@stoa/sdk';
import { useEffect, useRef, useState } from 'react';
import type { AddressFormat } from '../../lib/api.ts';
import { fetchFormat } from './formats.ts';
import { PlaceFields, type PlaceFieldsProps } from './place-fields.tsx';

/** The fields of a place, which follow the country. What has been typed stays where the country has the field too. */
export default function LivePlaceFields(first: PlaceFieldsProps) {
  const { prefix } = first;
  const [format, setFormat] = useState<AddressFormat>(first.format);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const field = form?.querySelector<HTMLSelectElement>(`select[name="${prefix}country"]`);
    if (!field) return;
    const client = connect(addressFormats, httpTransport({ baseUrl: '' }));
    let wanted = first.format.country ?? '';
    const follow = async () => {
      if (field.value === wanted) return;
      wanted = field.value;
      // without a connection the fields stay; the server asks for what is missing
      const loaded = await fetchFormat(client, wanted, document.documentElement.lang).catch(() => null);
      if (loaded && field.value === wanted) setFormat(loaded);
    };
    const onChange = () => void follow();
    field.addEventListener('change', onChange);
    // chosen before hydration
    if (field.value) onChange();
    return () => field.removeEventListener('change', onChange);
  }, [prefix, first.format]);
  const isChanged = format !== first.format;
  return (
    <div ref={place} className="fields">
      <PlaceFields {...first} format={format} errors={isChanged ? {} : first.errors} />
    </div>
  );
}
