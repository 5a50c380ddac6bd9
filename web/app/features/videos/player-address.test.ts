import { expect, it } from "vitest";
import { playerAddress, playerIdOf } from "./player-address.ts";

it.each([
  "https://www.youtube.com/watch?v=WH9tJlXIuTE",
  "https://youtube.com/watch?t=10&v=WH9tJlXIuTE",
  "https://m.youtube.com/watch?v=WH9tJlXIuTE",
  "https://youtu.be/WH9tJlXIuTE?si=x",
  "https://www.youtube.com/embed/WH9tJlXIuTE",
  "https://www.youtube-nocookie.com/embed/WH9tJlXIuTE",
  "https://www.youtube.com/shorts/WH9tJlXIuTE",
])("knows the recording at %s", (address) => {
  expect(playerIdOf(address)).toBe("WH9tJlXIuTE");
});

it.each([
  "https://www.youtube.com/@taostats",
  "https://www.youtube.com/watch?v=",
  "https://www.youtube.com/watch?v=../../evil",
  "https://www.youtube.com/playlist/WH9tJlXIuTE",
  "https://youtube.com.evil.example/watch?v=WH9tJlXIuTE",
  "https://vimeo.com/123456789",
  "https://video.example/watch?v=WH9tJlXIuTE",
  "/uploads/third.mp4",
  "",
])("knows none at %j", (address) => {
  expect(playerIdOf(address)).toBeNull();
});

it("plays at once, in the language being read, from where no cookies are set before", () => {
  expect(playerAddress("WH9tJlXIuTE", "ko")).toBe(
    "https://www.youtube-nocookie.com/embed/WH9tJlXIuTE?autoplay=1&hl=ko&cc_lang_pref=ko&rel=0",
  );
});
