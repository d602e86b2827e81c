import type { Db } from '#kit/server/postgres/db.ts'

/**
 * What a database is made of, a line each, sorted: columns, constraints, indexes, functions, triggers, types, sequences and
 * extensions. Two of the same lines behave alike, whatever rows they hold.
 */
export async function catalogueOf(db: Db): Promise<string[]> {
  const lines = await db<{ line: string }[]>`
    WITH schema AS (SELECT current_schema()::regnamespace AS oid),
    ours AS (
      SELECT oid FROM pg_class WHERE relnamespace = (SELECT oid FROM schema)
    ),
    of_extensions AS (SELECT objid FROM pg_depend WHERE deptype = 'e')
    SELECT concat_ws(' ', 'column', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod),
                     CASE WHEN attnotnull THEN 'not null' END, nullif(attidentity, ''), nullif(attgenerated, ''), attcollation::regcollation,
                     pg_get_expr(adbin, adrelid)) AS line
    FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attrelid IN (SELECT oid FROM pg_class WHERE relkind <> 'i' AND oid IN (SELECT oid FROM ours)) AND attnum > 0 AND NOT attisdropped
    UNION ALL
    SELECT concat_ws(' ', 'constraint', nullif(conrelid, 0)::regclass, nullif(contypid, 0)::regtype, conname, pg_get_constraintdef(oid),
                     CASE WHEN convalidated THEN 'validated' END)
    FROM pg_constraint WHERE connamespace = (SELECT oid FROM schema)
    UNION ALL
    SELECT concat_ws(' ', pg_get_indexdef(indexrelid), CASE WHEN indisvalid THEN 'valid' END)
    FROM pg_index WHERE indexrelid IN (SELECT oid FROM ours)
    UNION ALL
    SELECT pg_get_functiondef(oid) FROM pg_proc
    WHERE pronamespace = (SELECT oid FROM schema) AND prokind = 'f' AND oid NOT IN (SELECT objid FROM of_extensions)
    UNION ALL
    SELECT concat_ws(' ', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE tgrelid IN (SELECT oid FROM ours) AND NOT tgisinternal
    UNION ALL
    SELECT concat_ws(' ', 'type', t.oid::regtype, t.typtype, nullif(t.typbasetype, 0)::regtype, t.typdefault,
                     (SELECT string_agg(enumlabel, ', ' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid))
    FROM pg_type t WHERE typnamespace = (SELECT oid FROM schema) AND typtype IN ('d', 'e') AND oid NOT IN (SELECT objid FROM of_extensions)
    UNION ALL
    SELECT concat_ws(' ', 'sequence', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcycle)
    FROM pg_sequence WHERE seqrelid IN (SELECT oid FROM ours)
    UNION ALL
    SELECT concat_ws(' ', 'extension', extname, extversion) FROM pg_extension`
  return lines.map(({ line }) => line).sort()
}
