import type { address as English } from '../en/address.ts';
import { plural } from './grammar.ts';

export const address: typeof English = {
  chooseCountry: 'Elige un país',
  choose: 'Elige…',
  showFields: 'Adaptar el formulario a este país',
  labels: {
    country: 'País',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    company: 'Empresa',
    addressLine: 'Calle y número',
    addressLine2: 'Piso, apartamento, edificio',
  },
  postalCode: {
    POSTAL_CODE: {
      label: 'Código postal',
      missing: 'Escribe el código postal.',
      invalid: (example) => `Escribe un código postal válido, por ejemplo, ${example}.`,
      elsewhere: (place) => `Este código postal no corresponde a ${place}.`,
    },
    POSTCODE: {
      label: 'Código postal',
      missing: 'Escribe el código postal.',
      invalid: (example) => `Escribe un código postal válido, por ejemplo, ${example}.`,
      elsewhere: (place) => `Este código postal no corresponde a ${place}.`,
    },
    ZIP_CODE: {
      label: 'Código postal (ZIP)',
      missing: 'Escribe el código postal.',
      invalid: (example) => `Escribe un código postal válido, por ejemplo, ${example}.`,
      elsewhere: (place) => `Este código postal no corresponde a ${place}.`,
    },
    PIN_CODE: {
      label: 'Código postal (PIN)',
      missing: 'Escribe el código postal.',
      invalid: (example) => `Escribe un código postal válido, por ejemplo, ${example}.`,
      elsewhere: (place) => `Este código postal no corresponde a ${place}.`,
    },
    EIRCODE: {
      label: 'Eircode',
      missing: 'Escribe el Eircode.',
      invalid: (example) => `Escribe un Eircode válido, por ejemplo, ${example}.`,
      elsewhere: (place) => `Este Eircode no corresponde a ${place}.`,
    },
  },
  city: {
    CITY: { label: 'Ciudad', missing: 'Escribe la ciudad.' },
    TOWN_OR_CITY: { label: 'Localidad', missing: 'Escribe la localidad.' },
    SUBURB: { label: 'Barrio', missing: 'Escribe el barrio.' },
    DISTRICT: { label: 'Distrito', missing: 'Escribe el distrito.' },
  },
  subdivision: {
    AREA: { label: 'Zona', missing: 'Elige una zona.' },
    COUNTY: { label: 'Condado', missing: 'Elige un condado.' },
    DEPARTMENT: { label: 'Departamento', missing: 'Elige un departamento.' },
    DISTRICT: { label: 'Distrito', missing: 'Elige un distrito.' },
    DO_SI: { label: 'Provincia o ciudad', missing: 'Elige una provincia o ciudad.' },
    EMIRATE: { label: 'Emirato', missing: 'Elige un emirato.' },
    ISLAND: { label: 'Isla', missing: 'Elige una isla.' },
    OBLAST: { label: 'Óblast', missing: 'Elige un óblast.' },
    PARISH: { label: 'Parroquia', missing: 'Elige una parroquia.' },
    PREFECTURE: { label: 'Prefectura', missing: 'Elige una prefectura.' },
    PROVINCE: { label: 'Provincia', missing: 'Elige una provincia.' },
    REGION: { label: 'Región', missing: 'Elige una región.' },
    STATE: { label: 'Estado', missing: 'Elige un estado.' },
  },
  missing: {
    company: 'Escribe la empresa.',
    addressLine2: 'Escribe el piso, el apartamento o el edificio.',
    country: 'Elige un país.',
    firstName: 'Escribe el nombre.',
    lastName: 'Escribe los apellidos.',
    addressLine: 'Escribe la calle y el número.',
  },
  tooLong: (most) => plural(most, { one: 'Usa # carácter como máximo.', other: 'Usa # caracteres como máximo.' }),
};
