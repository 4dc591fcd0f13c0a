import type { accountLetters as English } from '../en/account-letters.ts';
import { number } from './grammar.ts';

export const accountLetters: typeof English = {
  code: {
    subject: (code, sender) => `【${sender}】確認コード：${code}`,
    code: (code) => `確認コードは${code}です。`,
    validity: '有効期限は10分です。ほかの人には教えないでください。',
    closing: 'お心当たりがない場合は、このメールを破棄してください。',
  },
  recovery: {
    subject: (sender) => `【${sender}】新しいパスワードの設定`,
    text: 'お客様のアカウントについて、新しいパスワードの設定が申し込まれました。リンクは1回限り、1時間有効です。',
    link: '新しいパスワードを設定',
    closing: 'お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。',
  },
  activation: {
    subject: (sender) => `【${sender}】アカウントのご案内`,
    text: (sender) =>
      `${sender}がお客様のアカウントを作成しました。パスワードを設定すると、ログインできるようになります。リンクは1回限り、1週間有効です。`,
    link: 'パスワードを設定',
    closing: 'アカウントがご不要の場合は、このメールを破棄してください。',
  },
  approved: {
    subject: (sender) => `${sender}へようこそ`,
    text: (sender) => `${sender}がお客様のアカウントを承認しました。今すぐログインできます。`,
    closing: 'お心当たりがない場合は、このメールを破棄してください。',
  },
  approvalAwaited: {
    subject: (count, latest, sender) =>
      `【${sender}】${count === 1 ? latest : `${number(count)}人`}が承認を待っています`,
    text: (count, latest, sender) =>
      `${count === 1 ? latest : `${number(count)}人`}が、${sender}への会員登録の承認を待っています。`,
    latest: (latest) => `最新のお申し込みは${latest}からです。`,
    link: 'お申し込みを確認する',
    closing: 'このメールは1時間に1通までお送りします。受け取る人は、設定の「ログイン」で選択できます。',
  },
  newDevice: {
    subject: (sender) => `【${sender}】新しい端末からのログイン`,
    text: 'これまでに使われたことのない端末から、お客様のアカウントにログインがありました。',
    closing: 'お心当たりがない場合は、ただちに新しいパスワードを設定してください。すべての端末からログアウトされます。',
  },
  passwordChanged: {
    subject: (sender) => `【${sender}】パスワード変更のお知らせ`,
    text: 'お客様のアカウントのパスワードが変更されました。ほかの端末からはログアウトされました。',
    closing: 'お心当たりがない場合は、ただちにログインページからパスワードを再設定してください。',
  },
  wrongCodes: {
    subject: (sender) => `【${sender}】不審なログインの試みがありました`,
    text: 'お客様のパスワードが入力されたあと、誤ったコードが続けて入力されました。ログインはされていません。',
    closing: 'お心当たりがない場合は、パスワードがほかの人に知られています。新しいパスワードを設定してください。',
  },
  factorsChanged: {
    subject: (sender) => `【${sender}】ログイン設定変更のお知らせ`,
    changes: {
      EMAIL_ADDED: () => '今後、ログインのたびにコードをメールでお送りします。',
      TOTP_ADDED: () => 'お客様のアカウントに認証アプリが追加されました。',
      WEBAUTHN_ADDED: (name) => `お客様のアカウントにパスキー「${name}」が追加されました。`,
      RECOVERY_CODES_CREATED: () =>
        '新しいリカバリーコードが作成されました。以前のコードはご利用いただけなくなりました。',
      REMOVED: (name) => `「${name}」が削除されました。今後、ログインの際に求められることはありません。`,
    },
    closing: 'お心当たりがない場合は、ただちに新しいパスワードを設定し、見覚えのない項目をすべて削除してください。',
  },
  addressChanged: {
    subject: (sender) => `【${sender}】ログイン用メールアドレス変更のお知らせ`,
    text: (address) => `今後は${address}でログインしてください。`,
    closing: 'お心当たりがない場合は、ただちにお問い合わせください。',
  },
  invitation: {
    subject: (siteName) => `【${siteName}】チームへのご招待`,
    text: (invitedBy, siteName, role) =>
      `${invitedBy}さんから、${siteName}のチームに招待されています。担当する役割：${role}`,
    link: 'チームに参加する',
    closing: 'リンクは1回限り、1週間有効です。お心当たりがない場合は、このメールを破棄してください。',
  },
  signUp: {
    subject: (siteName) => `登録を完了してください：${siteName}`,
    text: (siteName) => `${siteName}のパスワードとアドレスを設定すると、サイトが開設されます。`,
    link: 'サイトを開設する',
    closing:
      'リンクは1回限り、1日間有効です。お心当たりがない場合は、このメールを破棄してください。何も変更されません。',
  },
  signUpKnown: {
    subject: 'すでにアカウントをお持ちです',
    text: (siteName) =>
      `お使いのメールアドレスで、「${siteName}」というサイトの登録が申し込まれました。アカウントはすでにお持ちです。別のサイトを作成するには、ログインしてください。`,
    link: 'ログイン',
    closing: 'お心当たりがない場合は、このメールを破棄してください。何も変更されていません。',
  },
  siteDeleted: {
    subject: (siteName) => `【${siteName}】ゴミ箱に移動しました`,
    text: (siteName, date) =>
      `${siteName}をゴミ箱に移動しました。訪問者はアクセスできなくなり、${date}に完全に削除されます。それまでは、元の状態に復元できます。`,
    link: 'サイトを確認する',
    closing: 'お心当たりがない場合は、サイトを復元し、パスワードを変更してください。',
  },
  siteOffered: {
    subject: (siteName) => `【${siteName}】サイト譲渡のご案内`,
    text: (offeredBy, siteName) =>
      `${offeredBy}さんが、サイト「${siteName}」を注文・顧客・ファイルとともにあなたに譲渡したいと希望しています。承認すると、あなたがオーナーになります。`,
    link: '内容を確認する',
    closing:
      'このリンクは一度だけ使用でき、1週間で無効になります。お心当たりがない場合は、このメールを破棄してください。',
  },
  siteGiven: {
    subject: (siteName) => `【${siteName}】オーナーが変わりました`,
    text: (email, siteName) => `${email}が「${siteName}」の譲渡を承認し、新しいオーナーになりました。`,
    stays: 'あなたは管理者としてチームに残ります。',
    leaves: 'あなたはこのサイトにアクセスできなくなりました。',
    link: 'サイトを確認する',
  },
  siteReceived: {
    subject: (siteName) => `【${siteName}】あなたがオーナーになりました`,
    text: (siteName) => `あなたはサイト「${siteName}」のオーナーになりました。`,
    stays: (former) => `${former}さんは管理者としてチームに残ります。`,
    check: '決済アカウント、APIキー、チームは以前のままです。このままでよいか、設定でご確認ください。',
    link: 'サイトを確認する',
  },
  signUpInvitation: {
    subject: 'サイト作成へのご招待',
    text: (invitedBy) => `${invitedBy}さんから、自分のサイトを作成するよう招待されています。`,
    link: 'サイトを作成する',
    closing: 'リンクは1回限り、1週間有効です。お心当たりがない場合は、このメールを破棄してください。',
  },
};
