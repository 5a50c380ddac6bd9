interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * What may be fetched ahead over a connection: pages in view, only those somebody is about to follow, or nothing. A
 * browser that says nothing of its connection is taken for one on a good one.
 */
export function mayFetchAhead(navigator: Navigator & { connection?: Connection }): "in view" | "intended" | "nothing" {
  const { saveData, effectiveType = "4g" } = navigator.connection ?? {};
  if (saveData || effectiveType.endsWith("2g")) return "nothing";
  return effectiveType === "3g" ? "intended" : "in view";
}
