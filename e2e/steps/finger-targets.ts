import type { Page } from "@playwright/test";

/** Screens that people open on a phone: a client's, a shipper's, the desk's builder, and the link in a mail. */
const FOR_FINGERS =
  /^\/(?:shipper|freight-forwarder\/client|q)\/|^\/freight-forwarder\/(?:admin|agent)\/quotation\/create$/;

/**
 * Controls that a finger hits badly: less than 44 px high or wide. A label counts as part of its field. Links inside a
 * sentence are left out, as WCAG 2.5.8 has it, and so is what nobody can press now. Sent to the browser as its text.
 */
function readSmallTargets(): string[] {
  const LEAST_PX = 44;
  const drawn = { opacityProperty: true, visibilityProperty: true };
  const pressed = [
    "a[href], button, summary, select, textarea, input:not([type=hidden], [type=file])",
    "[role=button], [role=tab], [role=menuitem], [role=option], [role=switch], [role=checkbox], [role=radio]",
  ].join(", ");

  const faults = [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
    // a switch between choices shows its labels alone
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    if (
      ![element, ...labels].some((one) => one.checkVisibility(drawn)) ||
      element.closest("[inert], [aria-hidden=true]") !== null
    )
      return [];
    if (element.matches(":disabled")) return [];
    // a link inside a sentence keeps its line
    const block = element.parentElement?.closest("p, li, dd, td, label, div, span, section");
    const words = (block?.textContent ?? "").replace(element.textContent ?? "", "").trim();
    const isInline = element.localName === "a" && getComputedStyle(element).display === "inline";
    if (isInline && words !== "") return [];
    // with its labels: a press on either is the same
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    // one pixel: only a screen reader finds it
    if (width <= 1 || height <= 1 || (width >= LEAST_PX - 0.5 && height >= LEAST_PX - 0.5)) return [];
    const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    return [`${size}: <${element.localName} class="${element.className}"> “${name}”`];
  });
  return [...new Set(faults)];
}

/** What is too small for a finger on the open page as a phone with a touch screen shows it; nothing of other screens. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  if (!FOR_FINGERS.test(new URL(page.url()).pathname)) return [];
  const session = await page.context().newCDPSession(page);
  const touch = async (enabled: boolean) => {
    await session.send("Emulation.setTouchEmulationEnabled", { enabled, maxTouchPoints: enabled ? 5 : 1 });
    await page.waitForFunction((isWanted) => matchMedia("(pointer: coarse)").matches === isWanted, enabled);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
  };
  await touch(true);
  const faults = await page.evaluate(readSmallTargets);
  const over = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  await touch(false);
  await session.detach();
  return over > 0 ? [...faults, `the page scrolls ${over} px sideways`] : faults;
}
