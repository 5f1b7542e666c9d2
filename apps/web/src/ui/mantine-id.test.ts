import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useId } from "./mantine-id.ts";

const Named = ({ id }: { readonly id?: string }) => createElement("b", { id: useId(id) });

test("an id that is given is taken, and each component without one has its own", () => {
  const html = renderToString(
    createElement("p", null, createElement(Named, { id: "own" }), createElement(Named), createElement(Named)),
  );
  const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids[0]).toBe("own");
  expect(ids.slice(1).every((id) => id?.startsWith("mantine-"))).toBe(true);
  expect(new Set(ids).size).toBe(3);
});

test("the kit still makes its ids in the module that vite.config.ts replaces", () => {
  const kit = import.meta.resolve("@mantine/hooks").replace("file://", "");
  const config = readFileSync(new URL("../../vite.config.ts", import.meta.url), "utf8");
  const [, pattern = ""] = /MANTINE_IDS = \/(.+)\/;/.exec(config) ?? [];
  const named = [...readFileSync(kit, "utf8").matchAll(/from "([^"]+)"/g)].map(([, module]) => module ?? "");
  expect(named.filter((module) => new RegExp(pattern).test(module))).toHaveLength(1);
});
