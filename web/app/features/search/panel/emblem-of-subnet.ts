const SVG = "http://www.w3.org/2000/svg";

/** The emblem of a subnet, beside its name and therefore not spoken. Its place is there at once; what draws it, with the first one. */
export function createEmblem(number: number): SVGElement {
  const seal = document.createElementNS(SVG, "svg");
  seal.setAttribute("class", "emblem");
  import("#app/ui/emblem/draw-emblem.ts").then(
    ({ drawEmblem, EMBLEM_BOX, emblemHue }) => {
      seal.setAttribute("viewBox", EMBLEM_BOX);
      if (number > 0) seal.dataset.hue = String(emblemHue(number));
      const figure = document.createElementNS(SVG, "path");
      figure.setAttribute("d", drawEmblem(number));
      seal.append(figure);
    },
    // Its name stands beside it.
    () => seal.remove(),
  );
  seal.setAttribute("aria-hidden", "true");
  return seal;
}
