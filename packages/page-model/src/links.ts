/** Addresses within the site and on the web, and addresses of mails and telephones; scripts are none. */
export const isSafeHref = (href: string): boolean => /^(\/(?![\\/])|#|\?|https?:\/\/|mailto:|tel:)/i.test(href);
