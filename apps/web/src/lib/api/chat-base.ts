type AskHost = () => Promise<{ readonly url: string | null }>;

let asked: Promise<string> | undefined;

/**
 * What the paths of chat are put behind: our own API, or the host that the operator gave it (CHAT_URL). Asked once per
 * page load, again after a failure.
 */
export async function chatBase(ask: AskHost): Promise<string> {
  asked ??= ask().then(({ url }) => url ?? "/api");
  try {
    return await asked;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}
