// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { findPlace } from "./find-place.ts";

afterEach(() => {
  window.location.hash = "";
  document.body.innerHTML = "";
});

it("keeps a fragment that names no place of the page: a class's key", () => {
  document.body.innerHTML = '<main><h2 id="pages">Pages</h2></main>';
  expect(findPlace()).toBe("");
  window.location.hash = "#k3yofaclass1";
  expect(findPlace()).toBe("#k3yofaclass1");
  window.location.hash = "#pages";
  expect(findPlace()).toBe("");
});
