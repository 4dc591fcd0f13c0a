import type { address as English } from '../en/address.ts';
import { plural } from './grammar.ts';

const postalCode = {
  label: 'Code postal',
  missing: 'Indiquez le code postal.',
  invalid: (example: string) => `Indiquez un code postal valide, par exemple ${example}.`,
  elsewhere: (place: string) => `Ce code postal ne correspond pas à l’endroit choisi (${place}).`,
};

export const address: typeof English = {
  chooseCountry: 'Choisissez un pays',
  choose: 'Choisissez…',
  showFields: 'Adapter le formulaire à ce pays',
  labels: {
    country: 'Pays',
    firstName: 'Prénom',
    lastName: 'Nom',
    company: 'Société',
    addressLine: 'Numéro et rue',
    addressLine2: 'Appartement, étage, bâtiment',
  },
  postalCode: {
    POSTAL_CODE: postalCode,
    POSTCODE: postalCode,
    ZIP_CODE: postalCode,
    PIN_CODE: postalCode,
    EIRCODE: {
      label: 'Eircode',
      missing: 'Indiquez l’Eircode.',
      invalid: (example) => `Indiquez un Eircode valide, par exemple ${example}.`,
      elsewhere: (place) => `Cet Eircode ne correspond pas à l’endroit choisi (${place}).`,
    },
  },
  city: {
    CITY: { label: 'Ville', missing: 'Indiquez la ville.' },
    TOWN_OR_CITY: { label: 'Ville ou commune', missing: 'Indiquez la ville ou la commune.' },
    SUBURB: { label: 'Localité', missing: 'Indiquez la localité.' },
    DISTRICT: { label: 'District', missing: 'Indiquez le district.' },
  },
  subdivision: {
    AREA: { label: 'Zone', missing: 'Choisissez une zone.' },
    COUNTY: { label: 'Comté', missing: 'Choisissez un comté.' },
    DEPARTMENT: { label: 'Département', missing: 'Choisissez un département.' },
    DISTRICT: { label: 'District', missing: 'Choisissez un district.' },
    DO_SI: { label: 'Province ou ville', missing: 'Choisissez une province ou une ville.' },
    EMIRATE: { label: 'Émirat', missing: 'Choisissez un émirat.' },
    ISLAND: { label: 'Île', missing: 'Choisissez une île.' },
    OBLAST: { label: 'Oblast', missing: 'Choisissez un oblast.' },
    PARISH: { label: 'Paroisse', missing: 'Choisissez une paroisse.' },
    PREFECTURE: { label: 'Préfecture', missing: 'Choisissez une préfecture.' },
    PROVINCE: { label: 'Province', missing: 'Choisissez une province.' },
    REGION: { label: 'Région', missing: 'Choisissez une région.' },
    STATE: { label: 'État', missing: 'Choisissez un État.' },
  },
  missing: {
    company: 'Indiquez la société.',
    addressLine2: 'Indiquez l’appartement, l’étage ou le bâtiment.',
    country: 'Choisissez un pays.',
    firstName: 'Indiquez le prénom.',
    lastName: 'Indiquez le nom.',
    addressLine: 'Indiquez le numéro et la rue.',
  },
  tooLong: (most) => plural(most, { one: '# caractère au maximum.', other: '# caractères au maximum.' }),
};
