// @vitest-environment happy-dom
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { act, fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { linksOf, show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import type { ClassClient } from "./class-client.ts";
import { ClassSession } from "./class-session.tsx";
import type { ClassQuestion, ClassView } from "./class-views.ts";

const KEY = "0a1b2c3d4e5f";
const VIEW: ClassView<ClassQuestion> = {
  locale: "en",
  endsAt: "2027-03-20T09:00:00.000Z",
  steps: [
    { path: "/concepts/staking/pools", title: "Pools", locale: "en" },
    { path: "/lab/pool?s=a1", title: "The pool", locale: "en" },
  ],
  quiz: { text: "/concepts/staking/pools", locale: "en", questions: [{ key: "one", prompt: "One?" }] },
};
type Client = ClassClient<ClassQuestion, string>;

describe("ClassSession", () => {
  it.each(LOCALES)("says what is counted before anything is, and hides nothing until then (%s)", async (locale) => {
    const { page, client } = aSession({ view: { ...VIEW, locale }, locale });
    const t = getTranslator(locale);
    await page.findByText("Pools");
    expect(page.container.textContent).toContain(t("classes.reading.choice.text"));
    expect(linksOf(page)).toEqual([
      [localizedPath("/concepts/staking/pools", locale), "Pools"],
      [localizedPath("/lab/pool?s=a1", locale), "The pool"],
    ]);
    fireEvent.click(page.getByRole("link", { name: "Pools" }));
    await answerOne(page, t("classes.reading.submit").replaceAll("\u00a0", " "));
    expect([client.join, client.open].map((ask) => vi.mocked(ask).mock.calls)).toEqual([[], []]);
    expect(client.answer).toHaveBeenCalledWith(KEY, expect.objectContaining({ isCounted: false }));
  });

  it("counts a device that takes part for each thing once, also after it has been here before", async () => {
    const storage = aStorage();
    const { page, client } = aSession({ storage });
    fireEvent.click(await page.findByRole("button", { name: "Yes, count this device" }));
    for (let time = 0; time < 2; time += 1) {
      fireEvent.click(page.getByRole("link", { name: "The pool" }));
      await settled();
    }
    expect(page.getByText("opened")).toBeTruthy();
    await answerOne(page);
    expect(page.getByText("graded: yes").title).toBe("/concepts/staking/pools");

    const again = aSession({ storage });
    expect(await again.page.findByText("This device is counted.")).toBeTruthy();
    fireEvent.click(again.page.getByRole("link", { name: "The pool" }));
    fireEvent.click(again.page.getByRole("link", { name: "Pools" }));
    await answerOne(again.page);
    expect([client, again.client].map(({ join }) => vi.mocked(join).mock.calls.length)).toEqual([1, 0]);
    expect([client, again.client].map(({ open }) => vi.mocked(open).mock.calls)).toEqual([[[KEY, 1]], [[KEY, 0]]]);
    const counted = [client, again.client].map(({ answer }) => vi.mocked(answer).mock.calls[0]?.[1].isCounted);
    expect(counted).toEqual([true, false]);
  });

  it("does not send twice what is on its way, and sends again what did not arrive", async () => {
    const arrived = Promise.withResolvers<boolean>();
    const open = vi.fn<Client["open"]>().mockReturnValueOnce(arrived.promise).mockResolvedValue(true);
    const { page } = aSession({ open, storage: aStorage({ isCounted: true, hasJoined: true }) });
    const link = await page.findByRole("link", { name: "Pools" });
    fireEvent.click(link);
    fireEvent(link, new MouseEvent("auxclick", { bubbles: true }));
    expect(open).toHaveBeenCalledTimes(1);
    arrived.reject(new TypeError("offline"));
    await settled();
    expect(page.queryByText("opened")).toBeNull();
    fireEvent.click(link);
    expect(await page.findByText("opened")).toBeTruthy();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it("counts nothing of whoever declines, also later, and lets them change their mind", async () => {
    const { page, client } = aSession({});
    fireEvent.click(await page.findByRole("button", { name: "No, do not count it" }));
    fireEvent.click(page.getByRole("link", { name: "Pools" }));
    await settled();
    expect([client.join, client.open].map((ask) => vi.mocked(ask).mock.calls)).toEqual([[], []]);
    fireEvent.click(page.getByRole("button", { name: "Count it" }));
    await waitFor(() => expect(client.join).toHaveBeenCalledOnce());
    fireEvent.click(page.getByRole("button", { name: "Count it no more" }));
    fireEvent.click(page.getByRole("link", { name: "Pools" }));
    await settled();
    expect(client.open).not.toHaveBeenCalled();
  });

  it("works where the device stores nothing", async () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    const { page, client } = aSession({ storage: refuse });
    fireEvent.click(await page.findByRole("button", { name: "Yes, count this device" }));
    fireEvent.click(page.getByRole("link", { name: "Pools" }));
    expect(await page.findByText("opened")).toBeTruthy();
    fireEvent.click(page.getByRole("link", { name: "Pools" }));
    expect(client.open).toHaveBeenCalledTimes(1);
  });

  it("says that there is no such class, and forgets what it stored of it", async () => {
    const storage = aStorage({ isCounted: true });
    const { page } = aSession({ storage, read: async () => null });
    await waitFor(() => expect(page.getByRole("status").textContent).toContain("There is no such class."));
    expect(storage().getItem(`class/${KEY}`)).toBeNull();
  });

  it("can be asked for again where the line was away", async () => {
    const read = vi.fn<Client["read"]>().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(VIEW);
    const { page } = aSession({ read });
    fireEvent.click(await page.findByRole("button", { name: "Try again" }));
    expect(await page.findByText("Pools")).toBeTruthy();
  });

  it("says where an answer could not be checked, and takes it again", async () => {
    const answer = vi.fn<Client["answer"]>().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue("yes");
    const { page } = aSession({ answer });
    await page.findByText("Pools");
    await answerOne(page);
    expect(page.getByRole("alert").textContent).toContain("could not be checked");
    await answerOne(page);
    expect(page.getByText("graded: yes")).toBeTruthy();
  });

  it("leads to its own language", async () => {
    const { page, leave } = aSession({ view: { ...VIEW, locale: "ko" } });
    await waitFor(() => expect(leave).toHaveBeenCalledWith(`/ko/class#${KEY}`));
    expect(linksOf(page)).toEqual([]);
  });
});

function aSession(
  given: Partial<Client> & {
    view?: typeof VIEW;
    locale?: Locale;
    storage?: ReturnType<typeof aStorage> | (() => never);
  },
) {
  const { view = VIEW, locale = "en", storage = aStorage(), ...asks } = given;
  const client: Client = {
    read: async () => view,
    join: vi.fn(async () => true),
    open: vi.fn(async () => true),
    answer: vi.fn(async () => "yes"),
    counts: async () => null,
    end: async () => false,
    ...asks,
  };
  const leave = vi.fn();
  const page = show(
    <WithTexts of={["classes"]}>
      <ClassSession
        classKey={KEY}
        client={client}
        device={storage}
        leave={leave}
        looks={{
          ask: ({ prompt }) => (
            <label>
              {prompt} <input name="answer" defaultValue="no" />
            </label>
          ),
          read: (form) => [String(form.get("answer"))],
          tell: (_, graded: string, text) => <p title={text}>graded: {graded}</p>,
        }}
      />
    </WithTexts>,
    localizedPath("/class", locale),
  );
  return { page, client, leave };
}

async function answerOne(page: ReturnType<typeof show>, button = "Check my answer") {
  fireEvent.click(page.getByRole("button", { name: button }));
  await settled();
}

/** Whatever was asked has been answered. */
async function settled() {
  await act(async () => undefined);
}

function aStorage(memory?: object) {
  const items = new Map(memory ? [[`class/${KEY}`, JSON.stringify(memory)]] : []);
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  return () => storage;
}
