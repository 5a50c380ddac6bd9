import type { ReactNode } from "react";
import { type CompiledTexts, useTranslations } from "#app/i18n/interface-texts.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import statusNoteStyles from "#app/ui/forms/status-note.module.css";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { NoticeCode } from "./account-codes.ts";

/** The frame of the account pages: what the page is for, what has just gone well, and its forms. */
export function AccountPage(props: {
  title: string;
  lead: string;
  texts: CompiledTexts;
  notice?: NoticeCode | null;
  children: ReactNode;
}) {
  const { title, lead, texts, notice, children } = props;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={lead} />
      {notice ? <AccountNotice code={notice} /> : null}
      {children}
    </MoreTexts>
  );
}

function AccountNotice({ code }: { code: NoticeCode }) {
  const t = useTranslations("account.notices");
  return (
    <p className={statusNoteStyles.statusNote} role="status">
      {t(code)}
    </p>
  );
}
