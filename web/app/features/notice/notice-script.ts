/**
 * Hides dismissed notices before the first paint, as the head is read: whichever a cookie names. It runs as an inline script. A
 * style sheet of its own needs no attribute on the document and no style element, which the content security policy
 * would refuse.
 */
export const NOTICE_SCRIPT = `try{var s=new CSSStyleSheet;document.cookie.replace(/(?:^|; )([\\w-]{1,64})=true(?=;|$)/g,function(_,k){
s.insertRule('[data-notice="'+k+'"]{display:none}')});document.adoptedStyleSheets=[s]}catch(e){}`;
