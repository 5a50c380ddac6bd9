import { useSearchParams } from "react-router";

const SENTENCE = "Validators score the miners of a subnet, and the chain pays both by what the scores agree upon. ";
const PARAGRAPH = SENTENCE.repeat(5);

export const meta = () => [{ title: "A bare page" }];

/** Nothing but paragraphs, with as many characters of text as `?characters=` asks for. */
export default function Paragraphs() {
  const [asked] = useSearchParams();
  const characters = Number(asked.get("characters") ?? 0);
  const whole = Math.floor(characters / PARAGRAPH.length);
  const rest = PARAGRAPH.slice(0, characters % PARAGRAPH.length);
  const paragraphs = [...Array.from({ length: whole }, () => PARAGRAPH), rest];
  return paragraphs.map((text, index) => <p key={`${index}-${text.length}`}>{text}</p>);
}
