// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { VideoList } from "./video-list.tsx";
import type { VideoView } from "./videos.server.ts";

const SHIELD = aVideo({ slug: "shield", title: "The shield", playerId: "WH9tJlXIuTE" });
const LOADED_HERE = [{ name: "https://learn.example/de/videos" }];
const LOADED_ELSEWHERE = [{ name: "https://learn.example/" }];

describe("VideoList", () => {
  it("leads to where recordings stand, and frames nothing as it is served", () => {
    const page = markupOf(<Videos videos={[SHIELD]} />, "/videos");
    expect(page).toContain('href="https://www.youtube.com/watch?v=WH9tJlXIuTE"');
    expect(page).not.toMatch(/iframe|nocookie|ytimg/);
  });

  it("plays a recording in its card once it is asked for, from where no cookies are set before", () => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue(LOADED_HERE as PerformanceEntry[]);
    const { container, getByRole } = show(<Videos videos={[SHIELD, aVideo({ slug: "other" })]} />, "/de/videos");
    expect(container.querySelector("iframe")).toBeNull();
    const button = getByRole("button", { name: "Hier abspielen: The shield" });
    fireEvent.click(button);
    const player = container.querySelector("iframe");
    expect(player?.getAttribute("src")).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/WH9tJlXIuTE\?.*hl=de/);
    expect(player?.title).toBe("The shield");
    expect(container.querySelectorAll("iframe")).toHaveLength(1);
  });

  it("loads the page first where its document was another's, which may frame nothing", async () => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue(LOADED_ELSEWHERE as PerformanceEntry[]);
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
    const { container, getByRole } = show(<Videos videos={[SHIELD]} />, "/videos");
    fireEvent.click(getByRole("button"));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(container.querySelector("iframe")).toBeNull();
  });

  it("says in which language a recording is, and how long it is", () => {
    const page = markupOf(<Videos videos={[aVideo({ language: "Englisch", durationSeconds: 610 })]} />, "/de/videos");
    expect(page).toContain("<span>Sprache: Englisch</span>");
    expect(page).toContain("<span>10 Minuten</span>");
  });

  it("has no button where the recording cannot be played here", () => {
    const { queryByRole } = show(<Videos videos={[aVideo({ playerId: null })]} />, "/videos");
    expect(queryByRole("button")).toBeNull();
  });
});

function Videos({ videos }: { videos: VideoView[] }) {
  return (
    <WithTexts of={["videos"]}>
      <VideoList videos={videos} />
    </WithTexts>
  );
}

function aVideo(fields: Partial<VideoView>): VideoView {
  return {
    slug: "a-video",
    title: "A video",
    description: "About it.",
    url: `https://www.youtube.com/watch?v=${fields.playerId ?? "aaaaaaaaaaa"}`,
    host: "youtube.com",
    playerId: null,
    recordedOn: null,
    durationSeconds: null,
    language: null,
    thumbnailUrl: null,
    tags: [],
    locale: "en",
    ...fields,
  };
}
