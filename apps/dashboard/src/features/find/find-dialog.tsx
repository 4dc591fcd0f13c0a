import { IconAddressBook, IconPlus, IconReceipt, IconSettings, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../app/format.ts';
import { useSession } from '../../app/session.ts';
import { useMenu } from '../../app/shell/menu.ts';
import { useMayOpen } from '../../app/use-may-open.ts';
import { words } from '../../app/words.ts';
import { Finder, type FinderGroup, type FinderItem } from '../../ui/finder/finder.tsx';
import { found } from '../../ui/finder/found.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { nameOfContact } from '../contacts/contact.ts';
import { buyerName } from '../orders/buyer.ts';
import { useAreas } from '../settings/areas.ts';
import { contactsNamedQuery, ordersNamedQuery, productsNamedQuery } from './queries.ts';

const texts = words.find;

type Place = FinderItem & { to: string };

/** Finds pages, orders, products and customers by words, and goes where is chosen. */
export function Find({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const pages = useFoundPages(search);
  const things = useFoundThings(search.trim());
  return (
    <Finder
      label={texts.label}
      search={search}
      onSearch={setSearch}
      groups={[...pages, ...things.groups]}
      onChoose={({ to }) => {
        onDone();
        void navigate(to);
      }}
      none={things.isPending ? texts.searching : texts.none}
    />
  );
}

/** The pages of the menu and, once something is searched for, the areas of the settings. */
function useFoundPages(search: string): FinderGroup<Place>[] {
  const pages = useMenu()
    .flatMap(({ entries }) => entries)
    .map(({ to, label, Icon }) => ({ id: `page-${to}`, title: label, Icon, to }));
  const mayOpen = useMayOpen();
  const actions = [{ id: 'new-product', title: words.products.new, Icon: IconPlus, to: '/products/new' }];
  const areas = useAreas()
    .flatMap((group) => group.areas)
    .map(({ path, title }) => ({ id: `area-${path}`, title, Icon: IconSettings, to: path }));
  const groups = [
    { title: texts.actions, items: found(actions, search).filter(({ to }) => mayOpen(to)) },
    { title: texts.pages, items: found(pages, search) },
    { title: texts.settings, items: search.trim() ? found(areas, search) : [] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Shorter words fit too much. */
const SHORTEST = 2;

/** What the shop has that fits the words, which the server is asked for once typing pauses. */
function useFoundThings(search: string): { groups: FinderGroup<Place>[]; isPending: boolean } {
  const mayOpen = useMayOpen();
  const format = useFormat();
  const { timeZone = 'UTC' } = useSession().site;
  const settled = useSettled(search);
  const isAsked = settled.length >= SHORTEST;
  const orders = useQuery({ ...ordersNamedQuery(settled, timeZone), enabled: isAsked && mayOpen('/orders') });
  const products = useQuery({ ...productsNamedQuery(settled), enabled: isAsked && mayOpen('/products') });
  const contacts = useQuery({ ...contactsNamedQuery(settled), enabled: isAsked && mayOpen('/contacts') });
  if (search.length < SHORTEST) return { groups: [], isPending: false };
  const groups: FinderGroup<Place>[] = [
    {
      title: texts.products,
      items: (products.data ?? []).map(({ id, name, visible }) => ({
        id: `product-${id}`,
        title: name ?? '',
        detail: visible === false ? texts.hidden : undefined,
        Icon: IconTag,
        to: `/products/${id}`,
      })),
    },
    {
      title: texts.contacts,
      items: (contacts.data ?? []).map((contact) => ({
        id: `contact-${contact.id}`,
        title: nameOfContact(contact),
        detail: contact.primaryInfo?.email ?? undefined,
        Icon: IconAddressBook,
        to: `/contacts/${contact.id}`,
      })),
    },
    {
      title: texts.orders,
      items: (orders.data ?? []).map((order) => ({
        id: `order-${order.id}`,
        title: words.orders.numbered(order.number ?? ''),
        detail: `${buyerName(order)} · ${format.money(order.priceSummary?.total?.amount, order.currency ?? undefined)}`,
        Icon: IconReceipt,
        to: `/orders/${order.id}`,
      })),
    },
  ];
  const isPending = settled !== search || [orders, products, contacts].some(({ isFetching }) => isFetching);
  return { groups: groups.filter(({ items }) => items.length > 0), isPending };
}
