import type { limits as English } from '../../en/dashboard/limits.ts';

export const limits: typeof English = {
  names: {
    products: 'Produkte',
    pages: 'Seiten',
    staff: 'Personen im Team',
    domains: 'Eigene Domains',
    storageMegabytes: 'Speicherplatz für Dateien, in MB',
  },
  reached: {
    sites: (most) => `Auf diesem Server ist die Zahl der Websites pro Person auf ${most} begrenzt.`,
    products: (most) => `Die Zahl der Produkte dieser Website ist auf ${most} begrenzt.`,
    pages: (most) => `Die Zahl der Seiten dieser Website ist auf ${most} begrenzt.`,
    staff: (most) => `Die Zahl der Personen im Team ist auf ${most} begrenzt, offene Einladungen mitgezählt.`,
    domains: (most) => `Die Zahl der Domains dieser Website ist auf ${most} begrenzt.`,
    templateMegabytes: (most) => `Ihre Vorlagen dürfen zusammen höchstens ${most} MB belegen.`,
    storageMegabytes: (most) => `Die Dateien dieser Website dürfen höchstens ${most} MB belegen.`,
  },
  askForMore: 'Für mehr wenden Sie sich an die Betreiber dieses Servers.',
};
