import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'

/** Lines that would do something somewhere, were they taken for more than text; none is longer than 50 characters. */
export const hostileLines: readonly string[] = [
  '<img src=q onerror=h(1)>&lt;i&gt;&amp;',
  `"><script>h(2)</script>' onload='h(3)`,
  ']]><x a="b">&x;&#0;<!--',
  '=HYPERLINK("https://q.example","q")',
  "x;=1+cmd|'/C q'!A0",
  'x,@SUM(1);"=1+1;',
  '+1;-2;@q;＝3',
  'a;b,c:d\\,\\;\\nEND:VEVENT\\nBEGIN:VEVENT',
  '\u202egpj.exe\u202c\u2066q\u2069\u200fq',
  `Z${'\u0351\u0321\u034e'.repeat(8)}algo`,
  '👩‍👩‍👧‍👦🏳️‍🌈 family',
  '%0d%0aBcc:%20q@q.example%00',
  '..\\..\\../../q.exe:"<|>?*',
  ') /S /JavaScript /JS (h()) >> endobj',
  `javascript:h(4)//{{7*7}}\${7*7}<%= 7 %>#{7}`,
]

/** The same on many lines, in all ways in which lines end, and a word that is longer than any. */
export const hostileParagraph = `${hostileLines.join('\n')}\r\nBcc: q@q.example\r\rEND:VEVENT\n${'q'.repeat(200)}`

/** Where what is shown may come from or lead to. */
const harmless = /^(https?:\/\/|mailto:|tel:|cid:|data:image\/(png|jpeg);base64,|#)/

/** What in a page could run, or was made of a hostile text: `name attribute=value` each; empty where nothing was. */
export function faultsInHtml(page: string): string[] {
  const faults: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (/^(script|iframe|object|embed|form|base|link|svg|math|x)$/.test(name)) faults.push(name)
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith('on')) faults.push(`${name} ${key}`)
        if (/^(href|src|action|formaction|srcset|background)$/.test(key) && !harmless.test(value))
          faults.push(`${name} ${key}=${value}`)
        if (/q\.example/.test(value)) faults.push(`${name} ${key}=${value}`)
      }
    },
  })
  parser.end(page)
  return faults
}

/** What a reader of PDFs would do or open by itself, or lets others do. */
const actions =
  /^\/(AA|Annots|AcroForm|XFA|OpenAction|JS|JavaScript|URI|Launch|SubmitForm|ImportData|GoTo[RE]|RichMedia\w*|Movie|Sound|Rendition)$/

/** Names in the objects of a PDF that do something; empty where nothing does. */
export function actionsIn(objects: unknown): string[] {
  if (typeof objects === 'string') return actions.test(objects) ? [objects] : []
  if (typeof objects !== 'object' || objects === null) return []
  return Object.entries(objects).flatMap(([key, value]) => [...(actions.test(key) ? [key] : []), ...actionsIn(value)])
}

/** What a spreadsheet takes for cells that splits at a sign: quotes hold a cell together only where they begin it. */
export function cellsOf(csv: string, separator: string): string[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)")?([^${separator}\\r\\n]*)(?:${separator}|\\r\\n?|\\n|$)`, 'gy')
  return Array.from(csv.matchAll(cell), ([, quoted = '', plain = '']) => quoted.replaceAll('""', '"') + plain)
}

const number = /^[-+]?\d+([.,]\d+)?$/

/** Cells that begin a formula, whichever sign a spreadsheet splits at. */
export const formulasIn = (csv: string): string[] =>
  [',', ';', '\t'].flatMap((separator) =>
    cellsOf(csv.replace(/^\ufeff/, ''), separator).filter(
      (cell) => /^["\s]*[=+@＝＋－＠]|^["\s]*-[^\s",;]/.test(cell) && !number.test(cell),
    ),
  )

/** What is wrong with a name for a file; undefined where nothing is. In a zip it may have one folder before it. */
export const faultOfName = (name: string): string | undefined =>
  /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069\\:*?"<>|]|^\/|\/.*\/|(^|\/)\.|[. ]$/u.test(name) || name === ''
    ? `the name ${JSON.stringify(name)}`
    : undefined

type Headers = Readonly<Record<string, string | string[] | number | undefined>>

/** What is wrong with the headers of an answer. */
export function faultsInHeaders(headers: Headers): string[] {
  const odd = Object.entries(headers).filter(([, value]) => !/^[\t -~]*$/.test([value ?? ''].flat().join(', ')))
  const disposition = headers['content-disposition']
  return [
    ...odd.map(([name]) => `the header ${name}`),
    ...(disposition ? faultsInDisposition(String(disposition)) : []),
  ]
}

function faultsInDisposition(header: string): string[] {
  const [whole, plain = '', full] =
    /^(?:inline|attachment); filename="([^"\\]*)"(?:; filename\*=UTF-8''((?:[\w.!#$&+^`|~-]|%[\da-f]{2})+))?$/i.exec(
      header,
    ) ?? []
  if (whole === undefined) return [`content-disposition: ${header}`]
  const names = [plain, ...(full === undefined ? [] : [decodeURIComponent(full)])]
  return names.flatMap((name) => (name.includes('/') ? [`the name ${name}`] : (faultOfName(name) ?? [])))
}

/** The files of a zip by their names. */
export const filesOf = (zip: Buffer): [string, Buffer][] =>
  Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)])
