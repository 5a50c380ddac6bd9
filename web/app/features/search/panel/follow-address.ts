/** Goes to an address: one of the site as a link of the page does, without a load where that is possible; others by a load. */
export function followAddress(address: string, within: HTMLElement): void {
  if (/^https?:/i.test(address)) {
    window.location.assign(address);
    return;
  }
  const link = document.createElement("a");
  link.href = address;
  link.hidden = true;
  within.append(link);
  link.click();
  link.remove();
}
