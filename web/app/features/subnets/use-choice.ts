import { type InputEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { MOST_COMPARED } from "./asked-subnets.ts";

/**
 * The numbers of the subnets that are chosen to stand side by side: `asked`, as the address has them, and what is ticked since.
 * Once there are as many as fit, the others wait, and say why where they are tried: only ticking them does nothing.
 */
export function useChoice(asked: readonly number[]) {
  const [chosen, setChosen] = useState(asked);
  const [known, setKnown] = useState(asked);
  const [isSilent, setIsSilent] = useState(false);
  const list = useRef<HTMLTableElement>(null);
  if (known.join() !== asked.join()) {
    setKnown(asked);
    setChosen(asked);
  }
  // What was ticked before React was there, or what the browser has filled in again.
  useEffect(() => {
    const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])];
    setChosen((before) =>
      boxes.reduce((numbers, { value, checked }) => withOrWithout(numbers, Number(value), checked), before),
    );
  }, []);
  const isFull = chosen.length >= MOST_COMPARED;
  // Unlike a change as React tells of it, this does not happen where the click is prevented.
  const onInput = useCallback(({ currentTarget: { value, checked } }: InputEvent<HTMLInputElement>) => {
    setChosen((before) => withOrWithout(before, Number(value), checked));
  }, []);
  const onClick = useCallback((event: MouseEvent<HTMLInputElement>) => {
    if (event.currentTarget.ariaDisabled !== "true") return;
    event.preventDefault();
    // What is said already is heard again only where it changes.
    setIsSilent(true);
    requestAnimationFrame(() => setIsSilent(false));
  }, []);
  return { list, chosen, isFull, isSilent, onInput, onClick };
}

function withOrWithout(numbers: readonly number[], number: number, isChosen: boolean): readonly number[] {
  if (numbers.includes(number) === isChosen) return numbers;
  return isChosen ? [...numbers, number] : numbers.filter((other) => other !== number);
}
