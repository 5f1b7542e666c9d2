/** A forwarder's own contract rate from Burlington to Salzburg, where nobody else flies, as the API takes it. */
export function ownRateForm(airlineCompanyId: number, perUnitCharge: string) {
  return {
    airlineCompanyId,
    rateType: "contract",
    fromStations: ["BTV"],
    toStation: ["SZG"],
    typeOfGoods: "General",
    currency: "USD",
    minCharges: "60",
    timeDuration: 3,
    startDate: "2020-01-01",
    expiryDate: "2099-12-31",
    perUnitCharges: [{ lowerRange: "0", upperRange: "", perUnitCharge }],
    airlineSurcharges: [],
  };
}
