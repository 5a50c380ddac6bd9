import { type ReactNode, useRef } from "react";

/** Saves what was made in the browser as a file. `link` is what the browser does it by, and has to be in the page. */
export function useSaving(): { save: (file: Blob, name: string) => void; link: ReactNode } {
  const link = useRef<HTMLAnchorElement>(null);
  return {
    save(file, name) {
      if (!link.current) return;
      const address = URL.createObjectURL(file);
      Object.assign(link.current, { href: address, download: name });
      link.current.click();
      // The browser has taken hold of it once the click is over.
      setTimeout(() => URL.revokeObjectURL(address), 0);
    },
    // biome-ignore lint/a11y: nobody sees or reaches it; buttons say what is saved.
    link: <a ref={link} hidden />,
  };
}
