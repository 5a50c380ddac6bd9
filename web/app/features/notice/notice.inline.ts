// Hides dismissed notices before the first paint, as the head is read: whichever a cookie names. A style sheet of its own
// needs no attribute on the document and no style element, which the content security policy would refuse.
try {
  const sheet = new CSSStyleSheet();
  for (const [, key] of document.cookie.matchAll(/(?:^|; )([\w-]{1,64})=true(?=;|$)/g))
    sheet.insertRule(`[data-notice="${key}"]{display:none}`);
  document.adoptedStyleSheets = [sheet];
} catch {
  // Neither cookies nor such style sheets: everything is shown.
}
