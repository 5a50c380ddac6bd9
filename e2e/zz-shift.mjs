import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(" ") });
for (const [path, w, h] of [["/", 390, 844], ["/de/concepts/consensus/yuma-consensus", 1440, 900], ["/", 1440, 900], ["/subnets", 390, 844], ["/subnets/chutes",390,844],["/guides/first-wallet",390,844],["/lab/yuma-consensus",390,844],["/timeline",390,844],["/ko/concepts/foundations/what-is-bittensor",390,844]]) {
  for (const late of [/\/late-[^/]+\.css$/, /\.woff2$/, null]) {
    const c = await b.newContext({ viewport: { width: w, height: h }, deviceScaleFactor: 1 });
    const p = await c.newPage();
    const delayed = [];
    await p.route("**/*", async (r) => { const u = r.request().url(); if (late && late.test(u)) { delayed.push(u.split("/").pop()); await new Promise((f) => setTimeout(f, 1500)); } await r.continue(); });
    await p.addInitScript(() => { window.__s = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) window.__s.push({ v: e.value, t: e.startTime, src: e.sources.map((s) => (s.node?.nodeName ?? "?") + "." + (s.node?.className ?? "") + " " + JSON.stringify([s.previousRect.x, s.previousRect.y, s.previousRect.width, s.previousRect.height]) + "->" + JSON.stringify([s.currentRect.x, s.currentRect.y, s.currentRect.width, s.currentRect.height])) }); }).observe({ type: "layout-shift", buffered: true }); });
    await p.goto("http://127.0.0.1:4100" + path);
    await p.waitForTimeout(2500);
    const s = await p.evaluate(() => window.__s);
    console.log(path, w, String(late), delayed.join(","), s.reduce((a, x) => a + x.v, 0).toFixed(4));
    for (const x of s) console.log("   ", x.v.toFixed(4), x.t.toFixed(0), x.src.slice(0, 4).join(" | "));
    await c.close();
  }
}
await b.close();
