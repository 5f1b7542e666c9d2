/*
 * What can be wrong with a page as it is drawn, found inside the page. Each function is sent to the browser as its
 * text: it uses nothing from outside itself.
 */

/** Parts of the page that stick out of the window or are cut off by a box that does not scroll. */
export function findCutOff(): string[] {
  const root = document.documentElement;
  const found: [fault: string, ...parts: Element[]][] = [];
  const drawn = { opacityProperty: true, visibilityProperty: true };
  /** the nearest box that cuts its content off sideways, unless one before it scrolls or says so with an ellipsis */
  const findCutter = (start: Element) => {
    for (let box: Element | null = start; box !== null && box !== root; box = box.parentElement) {
      const { textOverflow, overflowX, clip, clipPath, position } = getComputedStyle(box);
      if (textOverflow === "ellipsis" || overflowX === "auto" || overflowX === "scroll") return undefined;
      // What only a screen reader hears is one pixel wide on purpose.
      if (clip !== "auto" || clipPath !== "none") return undefined;
      if (overflowX === "hidden" || overflowX === "clip") return box;
      if (position === "fixed") return undefined;
    }
    return undefined;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || (node.textContent ?? "").trim() === "" || !parent.checkVisibility(drawn)) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const cutter = text.width > 1 && text.height > 1 ? findCutter(parent) : undefined;
    if (cutter === undefined) continue;
    const box = cutter.getBoundingClientRect();
    if (box.width > 1 && (text.left < box.left - 1 || text.right > box.right + 1)) {
      found.push(["cut off", parent, cutter]);
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>("button, th, a, label")) {
    const { overflowX, display } = getComputedStyle(element);
    if (overflowX !== "visible" || display === "inline" || !element.checkVisibility(drawn)) continue;
    const more = element.scrollWidth - element.clientWidth;
    if (more > 1 && element.clientWidth > 1) found.push([`${more} px wider than itself`, element]);
  }

  const over = root.scrollWidth - root.clientWidth;
  if (over > 0) found.push([`the page is ${over} px wider than its window`]);
  const faults = found.map(([fault, ...parts]) => {
    const named = parts.map((part) => {
      const text = (part.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 60);
      return `<${part.localName} class="${part.getAttribute("class") ?? ""}"> “${text}”`;
    });
    return [fault, named.join(" by ")].join(" ");
  });
  return [...new Set(faults)];
}

/** What does not follow the writing direction from right to left. */
export function findUnmirrored(): string[] {
  if (getComputedStyle(document.body).direction !== "rtl") return ["the page runs from left to right"];
  const faults: string[] = [];
  const main = document.querySelector("main")?.getBoundingClientRect();
  const menu = document.querySelector("#kl-sidebar")?.getBoundingClientRect();
  if (main !== undefined && menu !== undefined && menu.width > 0 && menu.left < main.left) {
    faults.push("the menu is not on the right");
  }
  for (const element of document.querySelectorAll("main *")) {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /[\u0600-\u06ff]/.test(node.textContent ?? ""),
    );
    // What has a direction of its own, e.g. a key with its letters, has it on purpose.
    const isIsolated = element.closest("[dir], bdi") !== document.documentElement;
    if (!own || isIsolated || !element.checkVisibility()) continue;
    const { textAlign, direction } = getComputedStyle(element);
    if (textAlign === "left" || direction === "ltr") {
      const text = (element.textContent ?? "").trim().slice(0, 60);
      faults.push(`from left to right: <${element.localName}> “${text}”`);
    }
  }
  return faults;
}

/** Every text that the page shows or says of itself, each once. */
export function readTexts(): string[] {
  const texts = new Set<string>([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || /^(script|style|noscript)$/.test(parent.localName)) continue;
    // What is in another language says so, e.g. the names in the list of languages.
    if (parent.closest("[lang]") !== document.documentElement) continue;
    if (parent.checkVisibility()) texts.add((node.textContent ?? "").trim());
  }
  for (const name of ["placeholder", "aria-label", "title", "alt", "aria-description", "aria-valuetext"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (element.closest("[lang]") !== document.documentElement || !element.checkVisibility()) continue;
      if (element.closest("[aria-hidden=true]") === null) {
        texts.add((element.getAttribute(name) ?? "").trim());
      }
    }
  }
  texts.delete("");
  return [...texts];
}
