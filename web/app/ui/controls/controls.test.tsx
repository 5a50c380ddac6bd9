// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { show } from "../../../tests/show.tsx";
import { DataTable } from "./data-table.tsx";
import { NumberField } from "./number-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Slider } from "./slider.tsx";
import { Switch } from "./switch.tsx";

describe("Slider", () => {
  it("is sent as an empty track with its ends, and without a style attribute, which pages may not have", () => {
    const markup = markupOf(
      <Slider
        labelledBy="name"
        max={10}
        value={3}
        mark={5}
        valueText="3 τ"
        ends={["0", "1,000"]}
        onChange={() => undefined}
      />,
    );
    expect(markup).toContain("<span>0</span><span>1,000</span>");
    expect(markup).not.toContain("style=");
    expect(markup).not.toContain("<input");
  });
});

describe("RadioGroup", () => {
  const options = [
    { value: "a", label: "First" },
    { value: "b", label: "Second", isDisabled: true },
  ];

  it("shows which one is chosen, and which one cannot be", () => {
    const { getAllByRole, getByRole } = show(<RadioGroup labelledBy="name" options={options} value="a" />);
    expect(getAllByRole("radio")).toHaveLength(2);
    expect(getByRole("radio", { name: "First", checked: true }).matches(":disabled")).toBe(false);
    expect(getByRole("radio", { name: "Second", checked: false }).matches(":disabled")).toBe(true);
  });

  it("leaves the choice to the form that it is a field of", () => {
    const { getAllByRole } = show(<RadioGroup labelledBy="name" name="guess" options={options} isRequired />);
    for (const radio of getAllByRole("radio", { checked: false })) {
      expect(radio.getAttribute("name")).toBe("guess");
      expect(radio.hasAttribute("required")).toBe(true);
    }
    expect(getAllByRole("radio", { checked: false })).toHaveLength(2);
  });
});

describe("Switch", () => {
  it("is a switch, named by its words, which a press anywhere on them turns", () => {
    const { getByRole, getByText } = show(<Switch defaultChecked>Owner is paid</Switch>);
    const isOn = () => getByRole<HTMLInputElement>("switch", { name: "Owner is paid" }).checked;
    expect(isOn()).toBe(true);
    getByText("Owner is paid").click();
    expect(isOn()).toBe(false);
  });
});

describe("NumberField", () => {
  it("keeps what is no number, and says beside it what is wrong", () => {
    const { getByRole } = show(
      <NumberField
        label="Stake, exactly"
        value="many"
        unit="τ"
        fault="“many” cannot be used."
        onChange={() => undefined}
      />,
    );
    const field = getByRole<HTMLInputElement>("textbox", { name: /Stake, exactly/ });
    const alert = getByRole("alert");
    expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["many", "true"]);
    expect(alert.textContent).toBe("“many” cannot be used.");
    expect(field.getAttribute("aria-describedby")).toBe(alert.id);
  });

  it("says nothing where nothing is wrong", () => {
    const { getByRole, queryByRole } = show(<NumberField label="Stake" value="5" onChange={() => undefined} />);
    const field = getByRole("textbox", { name: "Stake" });
    expect(["aria-invalid", "aria-describedby"].filter((name) => field.hasAttribute(name))).toEqual([]);
    expect(queryByRole("alert")).toBeNull();
  });
});

describe("DataTable", () => {
  it("has a caption, heads for columns and rows, and can be scrolled by keyboard", () => {
    const table = { title: "Shares", columns: ["Who", "τ"], rows: [["Miner", "41"]] };
    const { getByRole, getAllByRole } = show(<DataTable table={table} />);
    expect(getByRole("group", { name: "Shares" }).tabIndex).toBe(0);
    expect(getByRole("table", { name: "Shares" })).toBeTruthy();
    expect(getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Who", "τ"]);
    expect(getByRole("rowheader").textContent).toBe("Miner");
    expect(getByRole("cell").textContent).toBe("41");
  });
});
