import type { Sql } from '#kit/server/postgres/db.ts'
import type { Declared, Kind } from './row-types.ts'
import type { StatementText } from './statement-text.ts'

type Column = { name: string; type: number; table: number; number: number }
type Plan = { Alias?: string; Output?: string[]; Plans?: Plan[]; 'Join Type'?: string; 'Parent Relationship'?: string }

/**
 * Asks PostgreSQL what each statement gives, without running any, and says in a sentence each what the code believes of
 * its rows and is not so: names, types as postgres.js parses them, and what may be null: by the column of a table, and by
 * the side of an outer join that may be missing. What an expression makes null, it cannot tell.
 */
export class RowCheck {
  readonly #sql: Sql
  readonly #kinds: ReadonlyMap<number, Kind>
  /** Columns of our tables that may be null, by the numbers of table and column. */
  readonly #nullable: ReadonlyMap<string, string>

  private constructor(sql: Sql, kinds: ReadonlyMap<number, Kind>, nullable: ReadonlyMap<string, string>) {
    this.#sql = sql
    this.#kinds = kinds
    this.#nullable = nullable
  }

  static async on(sql: Sql): Promise<RowCheck> {
    const types = await sql<{ type: number; element: number; name: string }[]>`
      SELECT oid AS type, CASE typcategory WHEN 'A' THEN typelem ELSE 0 END AS element, typname AS name FROM pg_type`
    const scalar = new Map(types.map(({ type, name }) => [type, kinds[name] ?? ('text' as const)]))
    // What is generated of columns that are never null is not either, and PostgreSQL does not say so.
    const columns = await sql<{ place: string; name: string }[]>`
      SELECT attrelid || '.' || attnum AS place, attname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relkind = 'r' AND attnum > 0 AND NOT attnotnull AND attgenerated = '' AND relnamespace = 'public'::regnamespace`
    return new RowCheck(
      sql,
      new Map(
        types.map(({ type, element }) => [
          type,
          element ? `${scalar.get(element) ?? 'text'}[]` : (scalar.get(type) ?? 'text'),
        ]),
      ),
      new Map(columns.map(({ place, name }) => [place, name])),
    )
  }

  async differences({ row, texts }: Pick<Declared, 'row' | 'texts'>): Promise<string[]> {
    const found: string[] = []
    for (const statement of texts) {
      const columns = await this.#describe(statement)
      const names = columns.map(({ name }) => name)
      found.push(
        ...names.filter((name, place) => names.indexOf(name) !== place).map((name) => `gives ${name} twice`),
        ...[...row]
          .filter(([name, { optional }]) => !optional && !names.includes(name))
          .map(([name]) => `gives no ${name}`),
        ...columns.filter(({ name }) => !row.has(name)).map(({ name }) => `gives ${name}, which its row does not have`),
      )
      const missing = await this.#mayBeMissing(statement)
      columns.forEach((column, place) => {
        const { name, type, table, number } = column
        const field = row.get(name)
        if (!field || field.kinds.has('any')) return
        const kind = this.#kinds.get(type) ?? 'text'
        const others = [...field.kinds].filter((one) => one !== 'null' && one !== kind)
        const isLoose = kind === 'json' || (kind.endsWith('[]') && field.kinds.has('any[]'))
        if (!isLoose && (others.length > 0 || !field.kinds.has(kind)))
          found.push(`gives ${name} as ${kind}, not ${field.shown}`)
        if (field.kinds.has('null') || table === 0) return
        const attribute = this.#nullable.get(`${table}.${number}`)
        const isAsked = attribute && new RegExp(`\\b${attribute} IS NOT NULL`).test(statement.text)
        if ((attribute && !isAsked) || missing[place]) found.push(`may give null as ${name}`)
      })
    }
    return [...new Set(found)]
  }

  async #describe({ text, isBoolean }: StatementText): Promise<Column[]> {
    const { columns } = await this.#sql
      .unsafe(
        text,
        isBoolean.map((is) => is || null),
      )
      .describe()
    return columns as unknown as Column[]
  }

  /** Of each column whether it comes from a side of an outer join that may be missing, as the plan has it. */
  async #mayBeMissing({ text, isBoolean }: StatementText): Promise<boolean[]> {
    const typed = text.replace(/\$(\d+)/g, (name, number) => (isBoolean[number - 1] ? `${name}::boolean` : name))
    const [explained] = await this.#sql.unsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
      `EXPLAIN (VERBOSE, GENERIC_PLAN, FORMAT JSON) ${typed}`,
    )
    const plan = explained?.['QUERY PLAN'][0].Plan
    const missing = new Set(plan ? missingIn(plan) : [])
    return (plan?.Output ?? []).map((output) => missing.has(/^"?(\w+)"?\./.exec(output)?.[1] ?? ''))
  }
}

/** The names of the tables on the sides of outer joins that may be missing. */
function missingIn(plan: Plan): string[] {
  const { Plans: plans = [], 'Join Type': join = '' } = plan
  const of = (side: string) => plans.filter((one) => one['Parent Relationship'] === side).flatMap(namesIn)
  return [
    ...(['Left', 'Full'].includes(join) ? of('Inner') : []),
    ...(['Right', 'Full'].includes(join) ? of('Outer') : []),
    ...plans.flatMap(missingIn),
  ]
}

const namesIn = ({ Alias: name, Plans: plans = [] }: Plan): string[] => [
  ...(name ? [name] : []),
  ...plans.flatMap(namesIn),
]

/** What `connect` and postgres.js make of a type; text of all others. */
const kinds: Readonly<Record<string, 'boolean' | 'number' | 'bytes' | 'json'>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  bytea: 'bytes',
  json: 'json',
  jsonb: 'json',
}
