/** Check digit of an air waybill: its seven-digit serial number modulo 7. Throws `RangeError` for other input. */
export function awbCheckDigit(serial: string): number {
  if (!/^\d{7}$/u.test(serial)) throw new RangeError("an air waybill serial has seven digits");
  return Number(serial) % 7;
}

export interface AirWaybillNumber {
  /** three digits of the airline */
  readonly prefix: string;
  readonly serial: string;
  readonly checkDigit: number;
}

/** Reads `020-12345675` (hyphen or space optional); null when the form or the check digit is wrong. */
export function parseAwb(text: string): AirWaybillNumber | null {
  const match = /^(\d{3})[- ]?(\d{7})(\d)$/u.exec(text.trim());
  if (!match) return null;
  const [, prefix = "", serial = "", digit = ""] = match;
  return awbCheckDigit(serial) === Number(digit) ? { prefix, serial, checkDigit: Number(digit) } : null;
}
