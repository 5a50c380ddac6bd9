/**
 * Puts something harmless in the place of the tab's storage where the browser refuses it, before anything else runs: code that is
 * not ours logs and throws there with every page. Nothing is kept in it; `mayReload` notices that.
 */
export const STORAGE_SCRIPT = `try{sessionStorage.length}catch(e){try{Object.defineProperty(window,"sessionStorage",{configurable:true,
value:{length:0,key(){return null},getItem(){return null},setItem(){},removeItem(){},clear(){}}})}catch(e){}}`;
