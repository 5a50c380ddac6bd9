import type { ReactNode } from "react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { type AccountTexts, AccountTextsContext, type NoticeCode } from "./account-texts.tsx";

/** The frame of the account pages: what the page is for, what has just gone well, and its forms. */
export function AccountPage(props: {
  title: string;
  lead: string;
  texts: AccountTexts;
  notice?: NoticeCode | null;
  children: ReactNode;
}) {
  const { title, lead, texts, notice, children } = props;
  return (
    <AccountTextsContext value={texts}>
      <PageHeader title={title} lead={lead} />
      {notice ? (
        <p className="account-notice" role="status">
          {texts.notices[notice]}
        </p>
      ) : null}
      {children}
    </AccountTextsContext>
  );
}
