import type { EndpointOutput, getManagedCompany } from "@kilolane/contract";
import { Alert, Button, Title } from "@mantine/core";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { Code } from "../../../ui/figure.tsx";
import classes from "./company-details.module.css";

const CarrierDialog = lazyPart(async () => import("./carrier-dialog.tsx"));

interface CompanyCarriersProps {
  readonly company: EndpointOutput<typeof getManagedCompany>;
}

/** The airlines whose rates an airline company's people keep; without one it says what that means. */
export function CompanyCarriers({ company }: CompanyCarriersProps) {
  const { t } = useTranslation("company");
  const [isChoosing, setChoosing] = useState(false);
  const { carriers } = company;
  const isMissing = carriers.length === 0;
  return (
    <section className={classes["card"]} aria-labelledby="company-carriers">
      <Title order={2} size="h3" id="company-carriers">
        {t("section.carriers")}
      </Title>
      {isMissing ? (
        <Alert color="amber" variant="light" title={t("carrier.missingTitle")}>
          {t("carrier.missingText")}
        </Alert>
      ) : (
        <>
          <p className={classes["quiet"]}>{t("carrier.lead")}</p>
          <ul className={classes["lines"]}>
            {carriers.map(({ id, iata, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                <Code>{iata ?? "–"}</Code>
              </li>
            ))}
          </ul>
        </>
      )}
      {company.approval === "approved" ? (
        <Button
          mt="md"
          variant={isMissing ? "filled" : "default"}
          size={isMissing ? "sm" : "xs"}
          onClick={() => setChoosing(true)}
        >
          {t(isMissing ? "carrier.choose" : "carrier.another")}
        </Button>
      ) : null}
      {isChoosing ? <CarrierDialog company={company} onClose={() => setChoosing(false)} /> : null}
    </section>
  );
}
