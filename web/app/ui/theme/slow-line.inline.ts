const { saveData, effectiveType = "" } = navigator.connection ?? {};

/** Whoever saves data or is on a slow line is sent nothing ahead. A browser that says nothing of its line is taken for one on a good one. */
export const isSlowLine = saveData || /2g/.test(effectiveType);

// Said to `speculation-rules.tsx`.
if (isSlowLine) document.documentElement.dataset.slowLine = "";
