import type { address as English } from '../en/address.ts';
import { number } from './grammar.ts';

export const address: typeof English = {
  chooseCountry: '国・地域を選択',
  choose: '選択してください',
  showFields: 'この国・地域に合わせてフォームを更新',
  labels: {
    country: '国・地域',
    firstName: '名',
    lastName: '姓',
    company: '会社名',
    addressLine: '町名・番地',
    addressLine2: '建物名・部屋番号',
  },
  postalCode: {
    POSTAL_CODE: {
      label: '郵便番号',
      missing: '郵便番号を入力してください。',
      invalid: (example) => `郵便番号を正しく入力してください（例：${example}）。`,
      elsewhere: (place) => `この郵便番号は${place}のものではありません。`,
    },
    POSTCODE: {
      label: '郵便番号',
      missing: '郵便番号を入力してください。',
      invalid: (example) => `郵便番号を正しく入力してください（例：${example}）。`,
      elsewhere: (place) => `この郵便番号は${place}のものではありません。`,
    },
    ZIP_CODE: {
      label: '郵便番号（ZIPコード）',
      missing: '郵便番号を入力してください。',
      invalid: (example) => `郵便番号を正しく入力してください（例：${example}）。`,
      elsewhere: (place) => `この郵便番号は${place}のものではありません。`,
    },
    PIN_CODE: {
      label: '郵便番号（PINコード）',
      missing: '郵便番号を入力してください。',
      invalid: (example) => `郵便番号を正しく入力してください（例：${example}）。`,
      elsewhere: (place) => `この郵便番号は${place}のものではありません。`,
    },
    EIRCODE: {
      label: '郵便番号（Eircode）',
      missing: '郵便番号を入力してください。',
      invalid: (example) => `郵便番号を正しく入力してください（例：${example}）。`,
      elsewhere: (place) => `この郵便番号は${place}のものではありません。`,
    },
  },
  city: {
    CITY: { label: '市区町村', missing: '市区町村を入力してください。' },
    TOWN_OR_CITY: { label: '市町村', missing: '市町村を入力してください。' },
    SUBURB: { label: '地区（サバーブ）', missing: '地区を入力してください。' },
    DISTRICT: { label: '地区', missing: '地区を入力してください。' },
  },
  subdivision: {
    AREA: { label: '地域', missing: '地域を選択してください。' },
    COUNTY: { label: '郡・県', missing: '郡・県を選択してください。' },
    DEPARTMENT: { label: '県', missing: '県を選択してください。' },
    DISTRICT: { label: '地区', missing: '地区を選択してください。' },
    DO_SI: { label: '道・市', missing: '道・市を選択してください。' },
    EMIRATE: { label: '首長国', missing: '首長国を選択してください。' },
    ISLAND: { label: '島', missing: '島を選択してください。' },
    OBLAST: { label: '州', missing: '州を選択してください。' },
    PARISH: { label: '行政区', missing: '行政区を選択してください。' },
    PREFECTURE: { label: '都道府県', missing: '都道府県を選択してください。' },
    PROVINCE: { label: '州・省', missing: '州・省を選択してください。' },
    REGION: { label: '地方', missing: '地方を選択してください。' },
    STATE: { label: '州', missing: '州を選択してください。' },
  },
  missing: {
    company: '会社名を入力してください。',
    addressLine2: '建物名・部屋番号を入力してください。',
    country: '国・地域を選択してください。',
    firstName: 'お名前（名）を入力してください。',
    lastName: 'お名前（姓）を入力してください。',
    addressLine: '町名・番地を入力してください。',
  },
  tooLong: (most) => `${number(most)}文字以内で入力してください。`,
};
