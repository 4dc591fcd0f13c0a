import type { templates as English } from '../en/templates.ts';

export const templates: typeof English = {
  names: {
    contact: 'お問い合わせフォーム',
    question: '商品についてのご質問',
    booking: 'ご予約のお申し込み',
    newsletter: 'メールマガジン',
  },
  fields: {
    firstName: '名',
    lastName: '姓',
    email: 'メールアドレス',
    phone: '電話番号',
    message: 'お問い合わせ内容',
    product: 'どの商品についてのご質問ですか？',
    question: 'お知りになりたいこと',
    day: 'ご希望日',
    time: 'ご希望時間',
    people: '人数',
    wishes: 'ほかにお伝えいただくことはありますか？',
    consent:
      '最新情報をメールで受け取ります。配信はいつでも停止できます。詳しくは[プライバシーポリシー](/policies/privacy)をご覧ください。',
  },
  thanks: {
    contact: 'お問い合わせありがとうございます。折り返しご連絡いたします。',
    question: 'ご質問ありがとうございます。メールでお答えします。',
    booking: 'ありがとうございます。ご希望の日時に空きがあるか、メールでお知らせします。',
    newsletter: 'もう少しで完了です。先ほどお送りしたメールのリンクから、登録を確定してください。',
  },
};
