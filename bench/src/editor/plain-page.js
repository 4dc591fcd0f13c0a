/** The baseline of the editor: the same number of texts in plain React, of which each follows itself alone. */
import { createElement as h, memo, useState } from 'react';
import { createRoot } from 'react-dom/client';

const PER_SECTION = 9;

const Card = memo(function Card({ number }) {
  const [text, setText] = useState(`Promise ${number}`);
  const [isSelected, setSelected] = useState(false);
  return h(
    'div',
    { 'data-card': number, onClick: () => setSelected(true), style: isSelected ? { outline: '2px solid' } : undefined },
    h('input', { value: text, onChange: ({ currentTarget }) => setText(currentTarget.value) }),
    h('p', null, text),
  );
});

function Page({ count }) {
  const sections = Array.from({ length: Math.ceil(count / (PER_SECTION + 1)) }, (_, index) => index);
  return sections.map((section) =>
    h(
      'section',
      { key: section, style: { contentVisibility: 'auto', containIntrinsicSize: 'auto 600px' } },
      h('h2', null, `Section ${section}`),
      Array.from({ length: PER_SECTION }, (_, index) => h(Card, { key: index, number: section * PER_SECTION + index })),
    ),
  );
}

window.showPage = (count) => createRoot(document.getElementById('root')).render(h(Page, { count }));
