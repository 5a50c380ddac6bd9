import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PasteFault } from "../frame/lab-definition.ts";
import { packTable, unpackTable } from "./pasted-table.ts";
import { readMetagraph } from "./read-metagraph.ts";
import { readPasted, SAMPLE } from "./yuma-paste.ts";

const HEAD = "uid,stake,validator_permit,consensus";

describe("readMetagraph", () => {
  it("takes the rows with a permit as validators, the largest first, and lets each say what the consensus says", () => {
    const text = `${HEAD}\r\n0,100,True,0\r\n\r\n7,"2,500.5 τ",true,0\r\n3,0,False,0.25\r\n4,9000,False,0.75\r\n`;
    expect(readMetagraph(text)).toEqual({
      validatorUids: [7, 0],
      minerUids: [3, 4],
      stake: [2500.5, 100],
      weights: [
        [0.25, 0.75],
        [0.25, 0.75],
      ],
    });
  });

  it("takes weights where there are some, in columns and in JSON, but nobody's for itself", () => {
    const table = { validatorUids: [1], minerUids: [2, 3], stake: [5], weights: [[30, 70]] };
    expect(readMetagraph("UID\tTotal Stake\tw_1\tw_2\tw_3\n1\t5\t50\t30\t70\n2\t0\t\t\t")).toEqual(table);
    for (const weights of [
      [
        [1, 50],
        [2, 30],
        [3, 70],
      ],
      { 1: 50, 2: 30, 3: 70 },
      [0, 50, 30, 70],
    ])
      expect(
        readMetagraph(
          JSON.stringify([
            { uid: 1, stake: 5, weights },
            { uid: 2, stake: 0 },
          ]),
        ),
      ).toEqual(table);
  });

  it.each([
    ["a list", (rows: object[]) => rows],
    ["a list under a name", (rows: object[]) => ({ netuid: 1, uids: rows })],
    ["neurons by hotkey", (rows: object[]) => Object.fromEntries(rows.map((row, i) => [`hotkey${i}`, row]))],
    ["neurons by hotkey under a name", (rows: object[]) => ({ block: 1, neurons: { a: rows[0], b: rows[1] } })],
  ])("reads JSON that is %s", (_, wrap) => {
    const rows = [
      { uid: 4, stakes: { alpha: 1, total: 60 }, dividends: 1, incentive: 0 },
      { uid: 9, stake: 80, dividends: 0, incentive: 1 },
    ];
    expect(readMetagraph(JSON.stringify(wrap(rows)))).toMatchObject({
      validatorUids: [4],
      minerUids: [9],
      stake: [60],
    });
  });

  it.each<[string, string, PasteFault]>([
    ["nothing", " \n", { fault: "empty" }],
    ["a head alone", HEAD, { fault: "empty" }],
    ["no head", "1,2,3\n4,5,6", { fault: "column", values: { column: "uid" } }],
    ["no stake", "uid,consensus\n1,1", { fault: "column", values: { column: "stake" } }],
    ["no scores", "uid,stake\n1,1", { fault: "column", values: { column: "consensus" } }],
    ["a short row", `${HEAD}\n1,5,true,1\n2,5,true`, at("cells", "line", 3, { count: 3, expected: 4 })],
    ["a word", `${HEAD}\n\n1,many,true,1`, at("number", "line", 3, { column: "stake", text: "many" })],
    ["less than nothing", `${HEAD}\n1,-5,true,1`, at("number", "line", 2, { column: "stake", text: "-5" })],
    ["infinity", `${HEAD}\n1,1e999,true,1`, at("number", "line", 2, { column: "stake", text: "1e999" })],
    ["half a UID", `${HEAD}\n1.5,5,true,1`, at("uid", "line", 2, { text: "1.5" })],
    ["a UID twice", `${HEAD}\n1,5,true,1\n1,5,true,1`, at("twice", "line", 3, { uid: 1 })],
    ["nobody with a permit", `${HEAD}\n1,5,false,1\n2,5,false,1`, { fault: "none" }],
    ["JSON cut off", '[\n{"uid": 1,\n', at("json", "line", 3, {})],
    ["JSON of something else", '{"a": 1}', { fault: "shape" }],
    ["an empty list", "[]", { fault: "shape" }],
    ["an entry without a UID", '[{"uid":1,"stake":1,"incentive":1},{"stake":1}]', at("uid", "entry", 2, { text: "" })],
    ["too many rows", `${HEAD}\n${"1,1,true,1\n".repeat(257)}`, { fault: "many", values: { most: 256 } }],
    ["too long a text", `${HEAD}\n${" ".repeat(500_001)}1`, { fault: "long", values: { most: 500 } }],
  ])("says what is wrong with %s", (_, text, fault) => {
    expect(readMetagraph(text)).toEqual(fault);
  });

  it("makes something sound of any text, or says what is wrong with it", () => {
    const cell = fc.oneof(fc.constantFrom("", "0", "1", "2", "true", '"', "0.5", "1e5", "-", "NaN"), fc.string());
    const csv = fc
      .array(fc.array(cell, { minLength: 4, maxLength: 4 }))
      .map((rows) => [HEAD, ...rows.map((row) => row.join(","))].join("\n"));
    fc.assert(
      fc.property(fc.oneof(csv, fc.json(), fc.string()), (text) => {
        const table = readMetagraph(text);
        if ("fault" in table) return;
        expect(unpackTable(packTable(table))).toEqual(table);
        for (const value of packTable(table)) expect(Number.isFinite(value) && value >= 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("readPasted", () => {
  it("puts a small table where it can be changed by hand, and a large one where no address has it", () => {
    expect(readPasted(`${HEAD}\n1,30,true,0\n2,10,true,0\n3,0,false,1\n4,0,false,3`)).toMatchObject({
      network: "hand",
      validators: 2,
      miners: 2,
      pasted: [],
      stake: [75, 25, 0, 0, 0, 0],
    });
    const large = readPasted(SAMPLE);
    expect(large).not.toHaveProperty("fault");
    expect(large).not.toHaveProperty("network");
    expect(unpackTable("pasted" in large ? (large.pasted ?? []) : [])?.validatorUids).toEqual([3, 5, 8, 9, 12]);
  });
});

function at(fault: PasteFault["fault"], where: "line" | "entry", line: number, values: object): PasteFault {
  return { fault, values: { where, line, ...values } };
}
