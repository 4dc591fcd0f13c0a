import { letterKind } from '../../../letters.ts';

export const backInStockLetter = letterKind<{ productName: string; url: string }>({
  name: 'back-in-stock',
  title: 'Back in stock',
  when: 'When an item is available again. Goes to everyone who asked to be told.',
  write: ({ productName, url }, { words: { backInStock: words }, sender }) => ({
    subject: words.subject(productName),
    paragraphs: [words.text(productName)],
    link: { label: words.link(productName), url },
    closing: words.closing(sender),
  }),
  example: { productName: 'Stoneware mug', url: 'https://shop.example/product-page/stoneware-mug' },
});
