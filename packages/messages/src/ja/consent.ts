import type { consent as English } from '../en/consent.ts';

export const consent: typeof English = {
  title: 'プライバシーの選択',
  text: 'このサイトは、同意いただかなくてもご利用いただけます。同意いただいた場合は、ここで選んだ目的のために外部のサービスも利用します。',
  categories: {
    FUNCTIONAL: { label: '追加コンテンツ', text: '動画や地図など、外部サイトのコンテンツです。' },
    ANALYTICS: { label: '統計', text: 'サイトの利用状況の把握に役立てます。' },
    ADVERTISING: { label: '広告', text: '広告の効果を測定し、お客様に合った広告を表示します。' },
  },
  acceptAll: 'すべて許可する',
  rejectAll: 'すべて拒否する',
  choose: '個別に選ぶ',
  save: '選択を保存する',
  settings: 'プライバシー設定',
  saved: '選択を保存しました。',
  privacy: 'プライバシーポリシー',
  waits: 'このコンテンツは外部サイトのものです。追加コンテンツを許可すると表示されます。',
};
