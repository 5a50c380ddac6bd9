import { STORAGE_KEY } from "./color-mode.ts";

/** Runs while the head is read: the right class is there before the first paint. */
const SCRIPT = `(function(){var r=document.documentElement,p="system";try{p=localStorage.getItem(${JSON.stringify(STORAGE_KEY)})||p}catch(e){}
if(p!=="light"&&p!=="dark")p="system";var m=r.getAttribute("data-forced-color-mode")||p;
if(m==="system")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
r.classList.add(m);r.setAttribute("data-color-mode",p)})()`;

/** The one inline script of the site. `nonce` is known on the server only, and browsers hide it from scripts. */
export function ColorModeScript({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file; nothing from outside gets in.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
