export interface CalendarEvent {
  /** Stays the same for good. */
  uid: string;
  title: string;
  description: string;
  url: string;
  /** `2026-07-27`, and of that day in UTC, `14:16`. */
  on: string;
  time: string | null;
}

/** So many octets a line may have, without its end. */
const LONGEST_LINE = 75;

/** Events as iCalendar (RFC 5545): of a day as a whole, or at a moment. */
export function toCalendar(calendar: { title: string; url: string; events: readonly CalendarEvent[] }): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Learn Bittensor//Timeline//EN",
    `NAME:${escapeText(calendar.title)}`,
    `X-WR-CALNAME:${escapeText(calendar.title)}`,
    `URL:${calendar.url}`,
    ...calendar.events.flatMap(({ uid, title, description, url, on, time }) => {
      const day = on.replaceAll("-", "");
      const midnight = `${day}T000000Z`;
      return [
        "BEGIN:VEVENT",
        `UID:${uid}`,
        // Of the event itself, so that the file is the same until it changes.
        `DTSTAMP:${midnight}`,
        time === null ? `DTSTART;VALUE=DATE:${day}` : `DTSTART:${day}T${time.replace(":", "")}00Z`,
        `SUMMARY:${escapeText(title)}`,
        `DESCRIPTION:${escapeText(description)}`,
        `URL:${url}`,
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ];
    }),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

/** A long line goes on in the next one, after a space; no character is cut in two. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let length = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (length + size > LONGEST_LINE) {
      parts.push(part);
      part = " ";
      length = 1;
    }
    part += character;
    length += size;
  }
  return [...parts, part].join("\r\n");
}
