import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AlphaSign, SubnetSign } from "./signs.tsx";

it("draw a subnet by its name where it has one, else by an emblem in its ring", () => {
  const named = renderToStaticMarkup(<SubnetSign x={0} y={0} label="A" />);
  expect(named).toContain(">A</text>");
  expect(named).not.toContain("<path");
  const sealed = renderToStaticMarkup(<SubnetSign x={0} y={0} size={12} />);
  // Six petals around a middle.
  expect(sealed.match(/a2\.4 2\.4 0 1 0 4\.8 0/g)).toHaveLength(7);
});

it("give alpha the hue of its subnet", () => {
  for (const sign of [<AlphaSign key="a" x={0} y={0} />, <SubnetSign key="s" x={0} y={0} />])
    expect(renderToStaticMarkup(sign)).toContain('<g class="drawing_subnet">');
});
