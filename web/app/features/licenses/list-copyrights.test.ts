import { expect, it } from "vitest";
import { listCopyrights } from "./list-copyrights.ts";

it.each([
  ["MIT License\n\nCopyright (c) 2015 Ada\n\nPermission is hereby granted", "Copyright (c) 2015 Ada"],
  ["# ISC\n\n> Copyright © Bob  \n", "Copyright © Bob"],
  ["Copyright 2019 Ada\nCopyright 2019 Ada\nCopyright (c) Bob", "Copyright 2019 Ada; Copyright (c) Bob"],
  ["The above copyright notice and this permission notice shall be included", ""],
  ["", ""],
])("of %j takes %j", (text, expected) => {
  expect(listCopyrights(text)).toBe(expected);
});
