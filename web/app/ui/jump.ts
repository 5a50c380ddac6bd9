/**
 * A link to a part of the page it stands on is followed with a movement (`data-jump`), so that readers see where it leads. All
 * else that scrolls, such as a page in place of another or the way back to one, does so at once.
 */
export function startJumps({ document, location, addEventListener }: Window): void {
  const mark = (isJump: boolean) => document.documentElement.toggleAttribute("data-jump", isJump);
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    mark(!!link?.hash && link.href === location.href.replace(/#.*|$/, link.hash));
  });
  addEventListener("hashchange", () => mark(false));
}
