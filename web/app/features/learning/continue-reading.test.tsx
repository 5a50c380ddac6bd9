// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { NonceContext } from "#app/ui/nonce.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import { show } from "../../../tests/show.tsx";
import { ContinueReading } from "./continue-reading.tsx";

it("holds the place for what the device knows by a script under the server's nonce, which runs while the page is read", () => {
  const page = (
    <NonceContext value="abc">
      <ContinueReading page={null} />
    </NonceContext>
  );
  expect(markupOf(page)).toMatch(/^<script nonce="abc" data-now="">[^<]*<\/script><section /);
});

it("writes no script in a browser, where none would run", () => {
  expect(show(<ContinueReading page={null} />).container.innerHTML).not.toContain("<script");
});
