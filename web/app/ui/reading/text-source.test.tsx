import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { localizedPath } from "../../i18n/localized-path.ts";
import { TextSource } from "./text-source.tsx";

describe("TextSource", () => {
  it.each(LOCALES)("says when a text was changed and leads to it as it was written (%s)", (locale) => {
    const path = "/concepts/economics/staking";
    const html = markupOf(
      <TextSource path={path} updatedAt="2026-11-20T00:00:00.000Z" sourceUrl={null} />,
      localizedPath(path, locale),
    );
    expect(html).toMatch(/<time dateTime="2026-11-20T00:00:00.000Z">[^<]*2026[^<]*<\/time>/);
    expect(html).toContain(`href="${localizedPath(path, locale)}.md"`);
  });

  it("says nothing of a change that is not known", () => {
    expect(markupOf(<TextSource path="/subnets/42" updatedAt={null} sourceUrl={null} />)).toMatch(
      /^<p [^>]*><a [^>]*href="\/subnets\/42\.md"/,
    );
  });

  it("leads a translated text to the English one beside it, and back", () => {
    const path = "/guides/first-wallet";
    const linkAt = (address: string) =>
      />([^<]*)<\/a><\/p>$/.exec(markupOf(<TextSource path={path} updatedAt={null} sourceUrl={null} />, address))?.[1];
    const html = markupOf(<TextSource path={path} updatedAt={null} sourceUrl={null} />, `/de${path}`);
    expect(html).toContain(`href="/de${path}?beside=en"`);
    expect(linkAt(`/de${path}`)).toBe("Mit dem englischen Text daneben");
    expect(linkAt(`/de${path}?beside=en`)).toBe("Nur den deutschen Text");
    expect(linkAt(`/de${path}?beside=fr`)).toBe("Mit dem englischen Text daneben");
    expect(linkAt(path)).not.toContain("beside");
  });

  it("leads to where its file can be changed, where that is known", () => {
    const sourceUrl = "https://git.example/edit/en/concept/staking.md";
    const html = markupOf(<TextSource updatedAt={null} sourceUrl={sourceUrl} />);
    expect(html).toMatch(
      /^<p [^>]*><a [^>]*href="https:\/\/git\.example\/edit\/en\/concept\/staking\.md"[^>]*>Improve this text<\/a><\/p>$/,
    );
    expect(html).toContain('rel="noopener noreferrer"');
  });
});
