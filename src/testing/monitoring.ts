export type Metric = { name: string; help: string; type: string; values: number }

/** What stands in a text of Prometheus; `values`: how many lines. */
export function readMetrics(text: string): Map<string, Metric> {
  const metrics = new Map<string, Metric>()
  let metric: Metric | undefined
  for (const line of text.split('\n')) {
    const [, kind, name = '', words = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? []
    if (kind === 'HELP') {
      metric = { name, help: words, type: '', values: 0 }
      metrics.set(name, metric)
    }
    if (kind === 'TYPE' && metric) metric.type = words
    if (kind === undefined && line !== '' && metric) metric.values++
  }
  return metrics
}

const words = /\b(and|or|unless|bool|offset)\b/g
const groupings = /\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g

/** The metrics that a PromQL expression names. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(groupings, '')
    .replaceAll(words, ' ')
  return [...bare.matchAll(/(?<![\w:.])[a-zA-Z_:][\w:]*(?![\w:]|\s*\()/g)].map(([name]) => name)
}

const entriesOf = (yaml: string, key: string) => yaml.split(new RegExp(`^ *- ${key}: `, 'm')).slice(1)

/** Of a rule, on the line of its key or folded over those below. */
function valueIn(entry: string, key: string): string {
  const lines = entry.split('\n')
  const at = lines.findIndex((line) => line.trimStart().startsWith(`${key}: `))
  const [, indent = '', value = ''] = /^( *)\w+: (.*)$/.exec(lines[at] ?? '') ?? []
  if (value !== '>-') return value
  const below = lines.slice(at + 1)
  const end = below.findIndex((line) => !line.startsWith(`${indent} `))
  return below
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.trim())
    .join(' ')
}

export const rulesOf = (yaml: string) =>
  entriesOf(yaml, 'record').map((entry) => ({
    record: entry.split('\n', 1)[0] as string,
    expr: valueIn(entry, 'expr'),
  }))

export const alertsOf = (yaml: string) =>
  entriesOf(yaml, 'alert').map((entry) => ({
    alert: entry.split('\n', 1)[0] as string,
    expr: valueIn(entry, 'expr'),
    lasts: valueIn(entry, 'for'),
    severity: /severity: (\w+)/.exec(entry)?.[1] ?? '',
    summary: valueIn(entry, 'summary'),
    runbook: valueIn(entry, 'runbook'),
  }))
