const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const LONGEST = 9;

/** What a number of several signs, or one in front of a month, a day or a measure, is written before. */
const MEASURED = /^(?:月|日|号|公斤|千克|公分|厘米|毫米|米|吨|立方|方|磅|英寸)/;
/** 周三, 星期一, 第二 count no goods. */
const NO_COUNT = new Set(["周", "期", "拜", "第", "统", "唯"]);

const isNumeral = (unit: string): boolean => DIGITS[unit] !== undefined || POWERS[unit] !== undefined;

/** 一百二十 is 120; null where the signs make no number. */
function valueOf(numeral: string): number | null {
  let sum = 0;
  let digit: number | null = null;
  let least = 10_000;
  for (const unit of numeral) {
    const power = POWERS[unit];
    if (power === undefined) {
      if (digit !== null && digit !== 0) return null;
      digit = DIGITS[unit] ?? 0;
    } else {
      if (power >= least) return null;
      sum += (digit ?? 1) * power;
      least = power;
      digit = null;
    }
  }
  // 一百二 is short for 120
  const isShort = digit !== null && digit > 0 && least >= 100 && least < 10_000 && !numeral.includes("零");
  return sum + (digit ?? 0) * (isShort ? least / 10 : 1);
}

/** A number in Chinese signs that begins at an offset, with its length; single signs are words of the lexicon. */
export function hanNumberAt(source: string, start: number): { text: string; length: number } | null {
  if (!isNumeral(source.charAt(start)) || isNumeral(source.charAt(start - 1))) return null;
  if (NO_COUNT.has(source.charAt(start - 1))) return null;
  let end = start;
  while (end - start <= LONGEST && isNumeral(source.charAt(end))) end += 1;
  const numeral = source.slice(start, end);
  if (numeral.length > LONGEST) return null;
  const isYear = /^[〇零一二三四五六七八九]{4}$/.test(numeral) && source.charAt(end) === "年";
  if (isYear) return { text: Array.from(numeral, (unit) => DIGITS[unit] ?? 0).join(""), length: 4 };
  const isMeasured = MEASURED.test(source.slice(end, end + 2));
  const isWhole = numeral.length > 1 && /[十百千]/.test(numeral);
  if (!isMeasured && !isWhole) return null;
  const value = valueOf(numeral);
  return value === null ? null : { text: String(value), length: numeral.length };
}
