import { describe, expect, it } from "vitest";
import { widenSelector } from "./show-states.ts";

describe("widenSelector", () => {
  it("lets a rule hold where its state is to be shown", () => {
    expect(widenSelector(".a:hover .b")).toBe('.a:is(:hover, [data-shown="hover"] :where(*)) .b');
    expect(widenSelector("&:active")).toBe('&:is(:active, [data-shown="active"] :where(*))');
  });

  it("takes a state that stands in a list, too", () => {
    expect(widenSelector(".a:is(:hover, .b)")).toBe('.a:is(:is(:hover, [data-shown="hover"] :where(*)), .b)');
  });

  it("shows focus on what can have it", () => {
    expect(widenSelector(":focus-visible")).toBe(
      ':is(:focus-visible, [data-shown="focus-visible"] :where(:is(a, button, input, select, summary)))',
    );
  });

  it("takes every state of a selector, and none of another name", () => {
    expect(widenSelector(".a:hover, .b:hover:active").match(/data-shown/g)).toHaveLength(3);
    expect(widenSelector(".hover:focus, .a:hover-more")).toBe(".hover:focus, .a:hover-more");
  });

  it("leaves a selector alone that it has widened before", () => {
    const widened = widenSelector(".a:hover:focus-visible");
    expect(widenSelector(widened)).toBe(widened);
  });
});
