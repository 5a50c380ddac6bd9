import { STORAGE_KEY } from "./color-mode.ts";

/** Runs while the head is read: the right class is there before the first paint, and follows the system before React is there. */
export const COLOR_MODE_SCRIPT = `(function(){var r=document.documentElement,p="system",q=matchMedia("(prefers-color-scheme: dark)");
try{p=localStorage.getItem(${JSON.stringify(STORAGE_KEY)})||p}catch(e){}if(p!=="light"&&p!=="dark")p="system";
r.setAttribute("data-color-mode",p);function show(){var m=r.getAttribute("data-forced-color-mode")||r.getAttribute("data-color-mode");
if(m==="system")m=q.matches?"dark":"light";r.classList.remove("light","dark");r.classList.add(m)}
show();q.addEventListener("change",show)})()`;
