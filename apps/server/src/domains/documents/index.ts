export { chosenText } from './chosen-text.ts';
export { linkTo, readLink } from './document-link.ts';
export { takeInvoiceNumber } from './invoice-numbers.store.ts';
export { onPaper, type Paper, type PaperContent, paperOf, printFile, type Seller, sellerOf } from './paper.ts';
export { addressLines } from './postal-lines.ts';
export { addressOfReceipt } from './receipt-address.ts';
export { rememberedDocumentSettings } from './remembered-settings.ts';
export { type DocumentSettings, readDocumentSettings, saveDocumentSettings } from './settings.store.ts';
