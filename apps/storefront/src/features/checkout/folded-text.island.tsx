import { useEffect, useRef, useState } from 'react';
import { readAddress } from '../address/address.ts';
import { addressText, type Envelope, type Folded, inALine } from './folded.ts';

type FoldedTextProps = {
  part: keyof Folded;
  text: string;
  format: Envelope;
};

/** What a folded part of the checkout holds, read from its fields whenever it is folded again. */
export default function FoldedText({ part, text: first, format }: FoldedTextProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [text, setText] = useState(first);
  useEffect(() => {
    const details = element.current?.closest('details');
    const read = () => {
      const form = details?.open ? null : details?.closest('form');
      if (form) setText(readers[part](form, format));
    };
    details?.addEventListener('toggle', read);
    return () => details?.removeEventListener('toggle', read);
  }, [part, format]);
  return (
    <span ref={element} className="folded-text">
      {text}
    </span>
  );
}

const readers: Record<keyof Folded, (form: HTMLFormElement, format: Envelope) => string> = {
  details: (form, format) => {
    const fields = new FormData(form);
    const country = form.querySelector<HTMLSelectElement>('#country')?.selectedOptions[0]?.text ?? '';
    return inALine(String(fields.get('email') ?? ''), addressText(readAddress(fields, ''), format, country));
  },
  delivery: (form) => chosen(form, 'shipping'),
  payment: (form) => chosen(form, 'payment'),
};

/** The first words of a chosen option, and its price. */
function chosen(form: HTMLFormElement, name: string): string {
  const row = form.querySelector(`input[name="${name}"]:checked`)?.closest('.radio-row');
  const words = (selector: string) => row?.querySelector(selector)?.textContent;
  return inALine(words('.radio-words > span'), words('.radio-price'));
}
