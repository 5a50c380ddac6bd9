import { createElement, type ReactNode } from "react";
import { useSearchParams } from "react-router";

/** An element of the page that is compared, as the bench hands it over: name, attributes, children. */
type Element = [name: string, attributes: Record<string, string>, children: (Element | string)[]];

const page: Element[] = JSON.parse(process.env.BARE_PAGE_ELEMENTS ?? "[]");

export const meta = () => [{ title: "A bare page" }];

/** The elements of another page and nothing else: no provider, no languages, no rendered Markdown, no loader. */
export default function SameElements() {
  const [asked] = useSearchParams();
  const padding = "-".repeat(Number(asked.get("characters") ?? 0));
  return [...page.map(toReact), <p key="padding">{padding}</p>];
}

function toReact([name, attributes, children]: Element, index: number): ReactNode {
  const inside = children.map((child, at) => (typeof child === "string" ? child : toReact(child, at)));
  return createElement(name, { ...attributes, key: index }, ...inside);
}
