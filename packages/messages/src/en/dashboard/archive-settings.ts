import { plural } from '../grammar.ts';

/** The archive of a site: its export, and its import into a new one. */
export const archiveSettings = {
  export: {
    title: 'Export this site',
    text: 'One file with your pages, theme, menus, media, catalogue, forms, blog and settings. It has no people, orders, API keys or payment accounts in it. Keep it as a copy, or import it into a new site.',
    button: 'Export site',
    waiting: 'The archive is being made. With many pictures, this takes a while.',
    done: 'The archive was saved to your downloads.',
  },
  import: {
    title: 'Import an archive',
    notAllowed: 'Your role doesn’t allow importing an archive.',
    notNew:
      'An archive goes into a new site, so that nothing of yours is overwritten. This site has pages, media or products of its own: make a new site under “Your sites”, and import the archive there.',
    confirmTitle: 'Import this archive?',
    confirmText: (file: string) =>
      `${file} replaces the home page, theme and settings of this site, its name and currency among them. Its visitors see the imported site at once.`,
    button: 'Import archive',
    text: 'The file that another site’s export saved, on this server or another. It is checked as a whole before anything is imported.',
    refused: 'The archive can’t be imported',
    choose: 'Choose an archive',
    drop: 'Drop a .stoa.zip file here, or choose one.',
    waiting: 'Importing the site',
    under: (step: string) => `${step}. You can leave this page: the import continues in the background.`,
    failedTitle: 'The import didn’t finish',
    stopped: 'It was stopped',
    failed: (reason: string) =>
      `${reason}. What had been imported by then is kept. Delete this site and import the archive into another new one.`,
    done: 'The archive was imported',
    doneText: 'Everything in it is on this site now.',
    seePages: 'See pages',
    doneExcept: (entries: number) =>
      plural(entries, {
        one: 'The archive was imported, except for # entries',
        other: 'The archive was imported, except for # entries',
      }),
  },
  steps: {
    files: 'Files of the media library',
    settings: 'Settings',
    look: 'Theme, menu and footer',
    pages: 'Pages',
    categories: 'Categories',
    brands: 'Brands',
    ribbons: 'Ribbons',
    infoSections: 'Info sections',
    products: 'Products',
    arrangements: 'Order of products',
    formerAddresses: 'Former addresses',
    taxes: 'Taxes',
    delivery: 'Delivery',
    checkout: 'Checkout and legal texts',
    forms: 'Forms',
    blogCategories: 'Categories of the blog',
    blogTags: 'Tags of the blog',
    blogPosts: 'Blog posts',
    finishing: 'Finishing',
    preparing: 'Preparing',
  },
};
