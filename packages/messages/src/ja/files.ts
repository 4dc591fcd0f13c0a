import type { files as English } from '../en/files.ts';
import { all, number } from './grammar.ts';

export const files: typeof English = {
  hint: (most, megabytes) => `ファイルは${number(most)}件まで（1件${number(megabytes)}MBまで）。`,
  accepted: (kinds) => `送信できるもの：${all(kinds)}。`,
  kinds: {
    IMAGE: '画像',
    DOCUMENT: '文書',
    VIDEO: '動画',
    AUDIO: '音声ファイル',
    ARCHIVE: '圧縮ファイル（ZIPなど）',
    MODEL_3D: '3Dモデル（GLB）',
  },
  uploading: (file) => `「${file}」をアップロードしています…`,
  uploaded: (count) => `ファイル${number(count)}件を追加しました`,
  remove: (file) => `「${file}」を削除`,
  choose: 'ファイルを選択してください。',
  gone: 'ファイルの保存期間が過ぎました。もう一度選択してください。',
  tooMany: (most) => `送信できるファイルは${number(most)}件までです。追加するには、いずれかを削除してください。`,
  tooLarge: (file, megabytes) => `「${file}」は${number(megabytes)}MBを超えています。`,
  wrongKind: (file) => `「${file}」はここでは送信できません。別の種類のファイルを選択してください。`,
  busy: (file) => `「${file}」をアップロードできませんでした。しばらく待ってから、もう一度お試しください。`,
  full: '現在、これ以上ファイルを受け付けられません。しばらくしてからもう一度お試しいただくか、ファイルなしで送信してください。',
};
