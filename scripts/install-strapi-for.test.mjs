import { expect, it, vi } from "vitest";
import { RegistryAway } from "./cms-project.mjs";
import { installStrapiFor } from "./install-strapi-for.mjs";

it.each([
  [[], 1],
  [["--content", "strapi"], 1],
  [["--port", "8443"], 1],
  [["--content", "embedded"], 0],
  [["--content=embedded"], 0],
  [["--short"], 0],
])("installs Strapi for a stack that has one: %j", async (asked, times) => {
  const install = vi.fn(async () => undefined);
  await installStrapiFor(asked, install);
  expect(install).toHaveBeenCalledTimes(times);
});

it("goes on without one where the registry does not answer, unless it was asked for", async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const away = () => Promise.reject(new RegistryAway("nobody there"));
  await expect(installStrapiFor([], away)).resolves.toBeUndefined();
  expect(console.log).toHaveBeenCalledWith("Strapi is not installed: nobody there.");
  await expect(installStrapiFor(["--content", "strapi"], away)).rejects.toThrow("nobody there");
  await expect(installStrapiFor([], () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
