import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DataTable } from "./data-table.tsx";
import { NumberField } from "./number-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Slider } from "./slider.tsx";
import { Switch } from "./switch.tsx";

describe("Slider", () => {
  it("is sent as an empty track with its ends, and without a style attribute, which pages may not have", () => {
    const markup = renderToStaticMarkup(
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
    const inputs = inputsOf(<RadioGroup labelledBy="name" options={options} value="a" />);
    expect(inputs).toHaveLength(2);
    expect(inputs[0]).toContain('checked=""');
    expect(inputs[1]).not.toContain('checked=""');
    expect(inputs[1]).toContain('disabled=""');
  });

  it("leaves the choice to the form that it is a field of", () => {
    const inputs = inputsOf(<RadioGroup labelledBy="name" name="guess" options={options} isRequired />);
    for (const input of inputs) {
      expect(input).toContain('name="guess"');
      expect(input).toContain('required=""');
      expect(input).not.toContain("checked");
    }
  });
});

describe("Switch", () => {
  it("is a checkbox that says it is a switch, inside its words", () => {
    expect(renderToStaticMarkup(<Switch defaultChecked>Owner is paid</Switch>)).toBe(
      '<label class="choices_choice"><input type="checkbox" role="switch" class="choices_switch" checked=""/><span>Owner is paid</span></label>',
    );
  });
});

describe("NumberField", () => {
  it("keeps what is no number, and says beside it what is wrong", () => {
    const markup = renderToStaticMarkup(
      <NumberField
        label="Stake, exactly"
        value="many"
        unit="τ"
        fault="“many” cannot be used."
        onChange={() => undefined}
      />,
    );
    const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toContain('value="many"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain(
      `<span id="${described}" role="alert" class="number-field_fault">“many” cannot be used.</span>`,
    );
  });

  it("says nothing where nothing is wrong", () => {
    const markup = renderToStaticMarkup(<NumberField label="Stake" value="5" onChange={() => undefined} />);
    expect(markup).not.toMatch(/aria-invalid|aria-describedby|role="alert"/);
  });
});

describe("DataTable", () => {
  it("has a caption, heads for columns and rows, and can be scrolled by keyboard", () => {
    const table = { title: "Shares", columns: ["Who", "τ"], rows: [["Miner", "41"]] };
    const markup = renderToStaticMarkup(<DataTable table={table} />);
    expect(markup).toContain('role="group" tabindex="0" aria-label="Shares"');
    expect(markup).toContain("<caption>Shares</caption>");
    expect(markup).toContain('<th scope="col">Who</th><th scope="col">τ</th>');
    expect(markup).toContain('<th scope="row">Miner</th><td>41</td>');
  });
});

function inputsOf(element: React.ReactElement): string[] {
  return renderToStaticMarkup(element).match(/<input[^>]*>/g) ?? [];
}
