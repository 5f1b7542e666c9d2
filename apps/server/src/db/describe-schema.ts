import type { DatabaseHandle } from "./handle.ts";

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly defaultText: string | null;
  readonly identity: string;
  /** `s`: stored, made of other columns by `defaultText` */
  readonly generated: string;
}

/** Columns, named as the catalogue has them; partitions are left out, their parent stands for them. */
const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as "isNullable", pg_get_expr(d.adbin, d.adrelid) as "defaultText", a.attidentity as identity,
    a.attgenerated as generated
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'kilolane_migration'
  order by c.relname, a.attnum`;

/** Everything of a table that is not a column, as statements. */
const STATEMENTS = `
  select c.relname as "table", 1 as rank, format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and not c.relispartition and k.contype <> 'n' and k.conparentid = 0
  union all
  select c.relname, 2, pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and not c.relispartition
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  union all
  select p.tablename, 3, format('create policy %I on %I for %s to %s using (%s)%s', p.policyname, p.tablename, lower(p.cmd),
    array_to_string(p.roles, ', '), coalesce(p.qual, 'true'), case when p.with_check is null then '' else format(' with check (%s)', p.with_check) end)
  from pg_policies p where p.schemaname = 'public'
  union all
  select c.relname, 4, pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not c.relispartition and not t.tgisinternal
  order by 1, 2, 3`;

/** The schema as files, by path from `src/db/`: one file of row types per table, their list, and schema.sql. */
export async function describeSchema(database: DatabaseHandle): Promise<Map<string, string>> {
  const { rows: columns } = await database.pool.query<Column>(COLUMNS);
  const { rows: statements } = await database.pool.query<{ table: string; text: string }>(STATEMENTS);
  const tables = [...Map.groupBy(columns, (column) => column.table)];
  const files = new Map<string, string>();
  for (const [table, ofTable] of tables) {
    files.set(`tables/${table.replaceAll("_", "-")}.ts`, typesOf(table, ofTable));
  }
  files.set("tables.ts", listOf(tables.map(([table]) => table)));
  const others = Map.groupBy(statements, (statement) => statement.table);
  const sql = tables.map(([table, ofTable]) => ddlOf(table, ofTable, others.get(table) ?? []));
  const head =
    "-- What the migrations result in. Written by src/db/write-schema.ts: read it, don't edit or run it.\n\n";
  files.set("../../migrations/schema.sql", head + sql.join("\n"));
  return files;
}

const NUMBERS = new Set(["smallint", "integer", "bigint", "double precision", "real"]);

function typeOf(type: string): string {
  if (type.endsWith("[]")) return `${typeOf(type.slice(0, -2))}[]`;
  if (NUMBERS.has(type)) return "number";
  if (type === "boolean") return "boolean";
  if (type === "bytea") return "Buffer";
  if (type === "jsonb" || type === "json") return "Json";
  if (type.startsWith("timestamp")) return "Timestamp";
  if (type === "date") return "CalendarDate";
  return "string";
}

function columnTypeOf(column: Column): string {
  const plain = typeOf(column.type);
  const nullable = column.isNullable ? `${plain} | null` : plain;
  if (column.identity === "a" || column.generated === "s") return `GeneratedAlways<${nullable}>`;
  if (column.defaultText === null && column.identity === "") return nullable;
  // Generated<> can't wrap a type that is different in and out.
  return plain === "Timestamp" || plain === "Json" ? `Default${nullable}` : `Generated<${nullable}>`;
}

function interfaceNameOf(table: string): string {
  const words = table.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join("")}Table`;
}

function typesOf(table: string, columns: readonly Column[]): string {
  const lines = columns.map((column) => `  ${column.name}: ${columnTypeOf(column)};`);
  const body = lines.join("\n");
  const own = ["DefaultJson", "DefaultTimestamp", "Json", "Timestamp"].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(body),
  );
  const kysely = ["Generated", "GeneratedAlways"].filter((name) => body.includes(`${name}<`));
  const imports = [
    ...(body.includes("CalendarDate") ? ['import type { CalendarDate } from "@kilolane/domain";'] : []),
    ...(kysely.length > 0 ? [`import type { ${kysely.join(", ")} } from "kysely";`] : []),
    ...(own.length > 0 ? [`import type { ${own.join(", ")} } from "../column-types.ts";`] : []),
  ];
  const head = "// Written by src/db/write-schema.ts from the migrations.\n";
  const spaced = imports.length > 0 ? `${imports.join("\n")}\n\n` : "\n";
  return `${head}${spaced}export interface ${interfaceNameOf(table)} {\n${body}\n}\n`;
}

function listOf(tables: readonly string[]): string {
  const imports = tables.map(
    (table) => `import type { ${interfaceNameOf(table)} } from "./tables/${table.replaceAll("_", "-")}.ts";`,
  );
  const fields = tables.map((table) => `  ${table}: ${interfaceNameOf(table)};`);
  return [
    "// Written by src/db/write-schema.ts from the migrations.",
    ...imports,
    "",
    "/** Every table with its row type, for the query builder. */",
    "export interface Database {",
    ...fields,
    "}",
    "",
  ].join("\n");
}

function ddlOf(table: string, columns: readonly Column[], others: readonly { text: string }[]): string {
  const lines = columns.map((column) => {
    const identity = column.identity === "" ? "" : " generated always as identity";
    const made =
      column.generated === "s"
        ? ` generated always as (${column.defaultText}) stored`
        : ` default ${column.defaultText}`;
    const fallback = column.defaultText === null ? "" : made;
    return `  ${column.name} ${column.type}${column.isNullable ? "" : " not null"}${identity}${fallback}`;
  });
  const statements = others.map((statement) => `${statement.text};\n`);
  return `create table ${table} (\n${lines.join(",\n")}\n);\n${statements.join("")}`;
}
