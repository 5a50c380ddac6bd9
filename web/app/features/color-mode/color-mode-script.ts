import { STORAGE_KEY } from "./color-mode.ts";

/** Runs while the head is read: the right class is there before the first paint. */
export const COLOR_MODE_SCRIPT = `(function(){var r=document.documentElement,p="system";try{p=localStorage.getItem(${JSON.stringify(STORAGE_KEY)})||p}catch(e){}
if(p!=="light"&&p!=="dark")p="system";var m=r.getAttribute("data-forced-color-mode")||p;
if(m==="system")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
r.classList.add(m);r.setAttribute("data-color-mode",p)})()`;
