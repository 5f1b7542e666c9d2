import { DEMO_ACCOUNTS } from "@kilolane/demo";
import type { launchBrowser } from "../e2e/launch.ts";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>["newPage"]>>;

/** Signs the demo world's forwarder admin into a page that shows something of `url`, without the form. */
export async function signInto(page: Page, url: string): Promise<void> {
  const account = DEMO_ACCOUNTS.find((entry) => entry.role === "ROLE_FFADMIN");
  const { username, password } = account ?? {};
  const data = { username, password, forceLogin: true };
  const answer = await page.request.post(`${url}/api/authenticate`, { data });
  const { jwtToken, firstName, lastName, email, role, avatar } = await answer.json();
  const details = JSON.stringify({ jwtToken, firstName, lastName, email, role, avatar });
  await page.evaluate(
    ([token = "", text = ""]) => {
      localStorage.setItem("token", token);
      localStorage.setItem("userDetails", text);
      // The sign-in page remembers that this is a demo world.
      localStorage.setItem("kilolane.demo", "yes");
    },
    [String(jwtToken), details],
  );
}
