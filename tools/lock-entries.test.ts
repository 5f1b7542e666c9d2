import { expect, test } from "vitest";
import { completeLock, platformOf } from "./lock-entries.ts";

test.each([
  ["@oxlint/binding-linux-x64-musl", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }],
  ["@oxfmt/binding-linux-arm-gnueabihf", { os: ["linux"], cpu: ["arm"], libc: ["glibc"] }],
  ["@oxlint-tsgolint/win32-arm64", { os: ["win32"], cpu: ["arm64"] }],
  ["@oxc-parser/binding-android-arm-eabi", { os: ["android"], cpu: ["arm"] }],
  ["fsevents", undefined],
])("%s is for %j", (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test("only what is missing is added, as its owner is used", () => {
  const packages = {
    "node_modules/tool": {
      version: "1.0.0",
      dev: true,
      optionalDependencies: { "@tool/linux-x64": "1.0.0", "@tool/darwin-x64": "1.0.0", fsevents: "~2.3.2" },
    },
    "node_modules/@tool/linux-x64": { version: "1.0.0" },
  };
  expect([...completeLock(packages)]).toEqual([
    [
      "node_modules/@tool/darwin-x64",
      { version: "1.0.0", os: ["darwin"], cpu: ["x64"], dev: true, optional: true },
    ],
  ]);
});
