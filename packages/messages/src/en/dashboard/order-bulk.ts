import { all, plural } from '../grammar.ts';

/** Changes of several orders at once. */
export const orderBulk = {
  fulfil: {
    button: 'Fulfil',
    title: 'Fulfil orders',
    text: (count: number) =>
      plural(count, {
        one: 'Everything that is left of # order is recorded as sent or picked up, without tracking. You can add tracking to each order later.',
        other:
          'Everything that is left of # orders is recorded as sent or picked up, without tracking. You can add tracking to each order later.',
      }),
    mail: 'Send the customers an e-mail',
    mailText: (count: number) =>
      plural(count, {
        one: 'About # order: no one is told when an order is picked up',
        other: 'About # orders: no one is told when an order is picked up',
      }),
    confirm: (count: number) => plural(count, { one: 'Fulfil # order', other: 'Fulfil # orders' }),
  },
  pay: {
    button: 'Mark as paid',
    title: (count: number) => plural(count, { one: 'Mark # order as paid?', other: 'Mark # orders as paid?' }),
    text: (amounts: string[]) =>
      `This records that you received ${all(amounts)} outside of this site. No card is charged, and it can’t be undone: what was paid can only be refunded.`,
    confirm: (count: number) => plural(count, { one: 'Mark # order as paid', other: 'Mark # orders as paid' }),
  },
  tag: {
    button: 'Tags',
    title: 'Change tags',
    none: 'Choose at least one tag to add or remove.',
    noRoom: 'This site has no room for further tags. Use one that exists.',
    add: 'Add private tags',
    addText: 'Type and press Enter. Only your team and its apps see them.',
    remove: 'Remove tags',
    removeText: 'Of those that the selected orders have.',
  },
  unarchive: 'Unarchive',
  /** What became of a change: of how many orders it was made, and of how many it was not. */
  outcomes: {
    archived: {
      done: (count: number) => plural(count, { one: '# order was archived', other: '# orders were archived' }),
      failed: (count: number) =>
        plural(count, { one: '# order was not archived', other: '# orders were not archived' }),
    },
    unarchived: {
      done: (count: number) =>
        plural(count, { one: '# order was moved out of the archive', other: '# orders were moved out of the archive' }),
      failed: (count: number) =>
        plural(count, {
          one: '# order was not moved out of the archive',
          other: '# orders were not moved out of the archive',
        }),
    },
    fulfilled: {
      done: (count: number) => plural(count, { one: '# order was fulfilled', other: '# orders were fulfilled' }),
      failed: (count: number) =>
        plural(count, { one: '# order was not fulfilled', other: '# orders were not fulfilled' }),
    },
    paid: {
      done: (count: number) =>
        plural(count, { one: '# order was marked as paid', other: '# orders were marked as paid' }),
      failed: (count: number) =>
        plural(count, { one: '# order was not marked as paid', other: '# orders were not marked as paid' }),
    },
    changed: {
      done: (count: number) => plural(count, { one: '# order was changed', other: '# orders were changed' }),
      failed: (count: number) => plural(count, { one: '# order was not changed', other: '# orders were not changed' }),
    },
    changedBack: {
      done: (count: number) => plural(count, { one: '# order was changed back', other: '# orders were changed back' }),
      failed: (count: number) =>
        plural(count, { one: '# order was not changed back', other: '# orders were not changed back' }),
    },
  },
  unchanged: 'They are as they were before:',
  close: 'Close',
};
