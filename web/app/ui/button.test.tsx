import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "./button.tsx";

describe("Button", () => {
  it("sends no form unless it is told to", () => {
    expect(renderToStaticMarkup(<Button>Undo</Button>)).toBe('<button type="button" class="button">Undo</button>');
    expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });

  it("says that it is busy, and can be focused all the same", () => {
    const markup = renderToStaticMarkup(<Button isBusy>Save</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(" disabled");
  });

  it("keeps a form from being sent while it has nothing to be pressed for", () => {
    let pressed = 0;
    const button = Button({ isUnavailable: true, type: "submit", onClick: () => (pressed += 1) });
    let isPrevented = false;
    button.props.onClick({ preventDefault: () => (isPrevented = true) });
    expect({ pressed, isPrevented }).toEqual({ pressed: 0, isPrevented: true });
  });

  it("wears its tone and what it is given", () => {
    expect(renderToStaticMarkup(<Button tone="danger" className="wide" />)).toContain(
      'class="button button_danger wide"',
    );
  });
});
