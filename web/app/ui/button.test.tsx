// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { show } from "../../tests/show.tsx";
import { Button } from "./button.tsx";

describe("Button", () => {
  it("sends no form unless it is told to", () => {
    const { getByRole } = show(
      <>
        <Button>Undo</Button>
        <Button type="submit">Save</Button>
      </>,
    );
    expect(["Undo", "Save"].map((name) => getByRole("button", { name }).getAttribute("type"))).toEqual([
      "button",
      "submit",
    ]);
  });

  it("says that it is busy, and can be focused all the same", () => {
    const button = show(<Button isBusy>Save</Button>).getByRole("button", { name: "Save", busy: true });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.focus();
    expect(document.activeElement).toBe(button);
  });

  it("keeps a form from being sent while it has nothing to be pressed for", () => {
    const press = vi.fn();
    const send = vi.fn();
    const { getByRole } = show(
      <form onSubmit={send}>
        <Button isUnavailable type="submit" onClick={press}>
          Save
        </Button>
      </form>,
    );
    fireEvent.click(getByRole("button"));
    expect([press.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
  });

  it("wears its tone and what it is given", () => {
    const button = show(
      <Button tone="danger" className="wide">
        Delete
      </Button>,
    ).getByRole("button");
    expect([...button.classList]).toEqual(["button", "button_danger", "wide"]);
  });
});
