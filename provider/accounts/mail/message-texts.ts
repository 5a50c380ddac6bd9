import type { Locale } from "@learn-bittensor/contract/locales";

/** What a message says. `action` is the words on its link; the other texts are paragraphs. */
export type MessageTexts = { subject: string; request: string; action: string; validity: string; otherwise: string };

/** The message that asks a new account's owner whether the address is theirs. */
export const CONFIRMATION: Record<Locale, MessageTexts> = {
  en: {
    subject: "Confirm your e-mail address",
    request: "Welcome to Learn Bittensor. Please confirm that this e-mail address is yours; then you can sign in.",
    action: "Confirm e-mail address",
    validity: "The link works once, within three days.",
    otherwise: "If you did not create an account, you need not do anything: it will be deleted by itself.",
  },
  de: {
    subject: "Bestätige deine E-Mail-Adresse",
    request:
      "Willkommen bei Learn Bittensor. Bitte bestätige, dass diese E-Mail-Adresse dir gehört; danach kannst du dich anmelden.",
    action: "E-Mail-Adresse bestätigen",
    validity: "Der Link funktioniert einmal, innerhalb von drei Tagen.",
    otherwise: "Wenn du kein Konto angelegt hast, brauchst du nichts zu tun: Es wird von selbst gelöscht.",
  },
  ko: {
    subject: "이메일 주소를 확인해 주세요",
    request:
      "Learn Bittensor에 오신 것을 환영합니다. 이 이메일 주소가 본인의 것인지 확인해 주세요. 확인한 뒤 로그인할 수 있습니다.",
    action: "이메일 주소 확인",
    validity: "이 링크는 3일 안에 한 번만 사용할 수 있습니다.",
    otherwise: "계정을 만들지 않았다면 아무것도 하지 않아도 됩니다. 계정은 자동으로 삭제됩니다.",
  },
  fr: {
    subject: "Confirmez votre adresse électronique",
    request:
      "Bienvenue sur Learn Bittensor. Veuillez confirmer que cette adresse électronique est la vôtre ; vous pourrez ensuite vous connecter.",
    action: "Confirmer l’adresse électronique",
    validity: "Le lien fonctionne une seule fois, pendant trois jours.",
    otherwise: "Si vous n’avez pas créé de compte, vous n’avez rien à faire : il sera supprimé automatiquement.",
  },
  zh: {
    subject: "请确认你的电子邮箱",
    request: "欢迎来到 Learn Bittensor。请确认此电子邮箱属于你，确认后即可登录。",
    action: "确认电子邮箱",
    validity: "此链接只能使用一次，三天内有效。",
    otherwise: "如果你没有创建账户，则无需任何操作：该账户会自动删除。",
  },
};

/** The message that lets someone choose a new password. */
export const RESET: Record<Locale, MessageTexts> = {
  en: {
    subject: "Choose a new password",
    request: "Someone, probably you, asked for a new password for your Learn Bittensor account.",
    action: "Choose a new password",
    validity: "The link works once, within one hour. You will be signed out everywhere.",
    otherwise: "If it was not you, you need not do anything: your password stays as it is.",
  },
  de: {
    subject: "Wähle ein neues Passwort",
    request: "Jemand, vermutlich du, hat ein neues Passwort für dein Konto bei Learn Bittensor angefordert.",
    action: "Neues Passwort wählen",
    validity: "Der Link funktioniert einmal, innerhalb einer Stunde. Du wirst dabei überall abgemeldet.",
    otherwise: "Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.",
  },
  ko: {
    subject: "새 비밀번호를 설정해 주세요",
    request: "누군가(아마도 본인)가 Learn Bittensor 계정의 새 비밀번호를 요청했습니다.",
    action: "새 비밀번호 설정",
    validity: "이 링크는 1시간 안에 한 번만 사용할 수 있습니다. 변경하면 모든 기기에서 로그아웃됩니다.",
    otherwise: "본인이 요청하지 않았다면 아무것도 하지 않아도 됩니다. 비밀번호는 그대로 유지됩니다.",
  },
  fr: {
    subject: "Choisissez un nouveau mot de passe",
    request: "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Learn Bittensor.",
    action: "Choisir un nouveau mot de passe",
    validity: "Le lien fonctionne une seule fois, pendant une heure. Toutes vos sessions seront fermées.",
    otherwise: "Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste inchangé.",
  },
  zh: {
    subject: "请设置新密码",
    request: "有人（很可能是你本人）请求为你的 Learn Bittensor 账户设置新密码。",
    action: "设置新密码",
    validity: "此链接只能使用一次，一小时内有效。设置后，所有设备都将退出登录。",
    otherwise: "如果不是你本人操作，则无需任何操作：你的密码保持不变。",
  },
};
