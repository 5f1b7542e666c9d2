import { expect, test } from "vitest";
import { mailContext } from "../../test/mail-draft/mail-context.ts";
import { readMail } from "./read-mail.ts";

const read = (text: string) => readMail(text, mailContext("2026-12-01")).fields;
const REQUEST = "MUC-JFK 3 pallets 120x80x100 cm, 900 kg total";

test.each([
  [`${REQUEST}\nGruß\nJens Petersen\nPetersen Pumpen GmbH, Hamburg`, { name: "Jens Petersen", phone: null }],
  [
    `${REQUEST}. Osaka Precision Tools, Kenji Mori +81 6 6345 1100`,
    { name: "Kenji Mori", company: "Osaka Precision Tools", phone: "+81663451100" },
  ],
  [
    `${REQUEST}\nElena Zorzi - Zorzi Macchine Srl - 0422 555 120`,
    { name: "Elena Zorzi", phone: "0422 555 120" },
  ],
  [
    `${REQUEST}. Mit freundlichen Grüßen i.A. Petra Koch, Bavaria Optik GmbH, Tel. 089/123 45-67`,
    { name: "Petra Koch", company: "Bavaria Optik GmbH", phone: "089/123 45-67" },
  ],
  [`From: "Chen, Amy" <amy@lamps.example>\nSubject: quote\n\n${REQUEST}`, { name: "Amy Chen" }],
  [`${REQUEST}。联系人：李伟 13900001111`, { name: "李伟", phone: "13900001111" }],
  [`${REQUEST}. Call Maria Jansen +31 20 555 0123`, { name: "Maria Jansen", phone: "+31205550123" }],
  [`${REQUEST}。陈小姐 0755-26681234`, { name: "陈小姐", phone: "0755-26681234" }],
  [`${REQUEST}\nأحمد العتيبي +966 50 123 4567`, { name: "أحمد العتيبي", phone: "+966501234567" }],
])("who asks is read from the last line of %j", (text, inquirer) => {
  expect(read(text).inquirer?.value).toMatchObject(inquirer);
});

test.each([
  `${REQUEST}. Air Waybill 020-1234 5675`,
  `${REQUEST}. Phone +31 20 555 0123`,
  `${REQUEST}. Reference 12 345 678 90`,
])("a number behind a word is nobody: %j", (text) => {
  expect(read(text).inquirer?.value.name ?? null).toBeNull();
});

test.each([
  ["week 50, Tuesday", "2026-12-08"],
  ["Thursday of week 51", "2026-12-17"],
  ["mercredi semaine 50", "2026-12-09"],
  ["week 50", "2026-12-07"],
])("the day of a calendar week is read: ready %s", (written, date) => {
  expect(read(`${REQUEST}, ready ${written}`).readyDate?.value).toBe(date);
});

test.each([
  ["collect today", "2026-12-01"],
  ["MAD 07/12", "2026-12-07"],
  ["MAD le 7 décembre", "2026-12-07"],
  ["recolección en Toluca CP 50200 el martes 8", "2026-12-08"],
  ["UN1950 class 2.1.", null],
  ["freight collect, must arrive 12 Dec", null],
])("the words beside a day say whether it is the ready date: %j", (written, date) => {
  expect(read(`${REQUEST}, ${written}`).readyDate?.value ?? null).toBe(date);
});

test.each([
  ["1t5", 1500],
  ["1t250", 1250],
  ["2t", 2000],
])("French tonnes are written with the t between: %s", (written, kilograms) => {
  const { goods } = readMail(`LYS-DKR 6 colis, ${written} au total`, mailContext("2026-12-01"));
  expect(goods).toMatchObject([{ pieces: 6, totalWeight: kilograms }]);
});
