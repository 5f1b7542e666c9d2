import { getLinkLogo } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { downloadEndpoint } from "../../../lib/api/call-endpoint.ts";
import { showBlob } from "../../../lib/files/show-blob.ts";
import type { LinkedQuotation } from "./link-queries.ts";
import classes from "../pages/linked-quotation-page.module.css";

interface LogoProps {
  readonly token: string;
  readonly forwarder: LinkedQuotation["forwarder"];
}

/** First letters of a name's first two words that begin with one: `Harbor & Sky Forwarding` → `HS`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
}

/** The company's picture; its initials on its colour while there is none. */
function Logo({ token, forwarder }: LogoProps) {
  const { data: file } = useQuery({
    queryKey: ["link-logo", token],
    queryFn: async () => (await downloadEndpoint(getLinkLogo, { params: { token } })).blob,
    enabled: forwarder.hasLogo,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (forwarder.hasLogo)
    return (
      <span className={classes.logo}>
        {file === undefined ? null : <img ref={(image) => showBlob(image, file)} alt="" />}
      </span>
    );
  return (
    <span className={classes.initials} aria-hidden="true">
      {initialsOf(forwarder.companyName)}
    </span>
  );
}

/** Whose quotation it is, and who answers: the forwarder's name, never the product's. */
export function ForwarderHeader({ token, forwarder }: LogoProps) {
  const { t } = useTranslation("quotation");
  const { companyName, addressLines, personName, phone, email } = forwarder;
  return (
    <header className={classes.bar}>
      <div className={classes.barInner}>
        <div className={classes.company}>
          <Logo token={token} forwarder={forwarder} />
          <div>
            <bdi className={classes.companyName}>{companyName}</bdi>
            <bdi className={classes.quiet}>{addressLines.join(", ")}</bdi>
          </div>
        </div>
        <div className={classes.person}>
          <span className={classes.strong}>{t("link.answers", { name: personName || companyName })}</span>
          <span className={classes.contact}>
            {phone === "" ? null : (
              <Anchor href={`tel:${phone.replace(/[^+\d]/g, "")}`} inherit>
                <bdi dir="ltr">{phone}</bdi>
              </Anchor>
            )}
            <Anchor href={`mailto:${email}`} inherit>
              <bdi dir="ltr">{email}</bdi>
            </Anchor>
          </span>
        </div>
      </div>
    </header>
  );
}
