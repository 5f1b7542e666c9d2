/** The text of a dropped mail file: its subject, its sender and its text, or the text of its HTML part. */
export async function textOfMailFile(file: File): Promise<string> {
  if (!file.name.toLowerCase().endsWith(".eml") && file.type !== "message/rfc822") return file.text();
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(await file.arrayBuffer());
  const sender =
    mail.from?.address === undefined ? null : `From: ${mail.from.name ?? ""} <${mail.from.address}>`;
  const subject = mail.subject === undefined ? null : `Subject: ${mail.subject}`;
  const head = [sender, subject].filter((line) => line !== null).join("\n");
  return `${head}\n\n${mail.text ?? mail.html ?? ""}`.trim();
}
