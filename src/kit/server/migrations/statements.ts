/**
 * A word is a keyword, a name or a number, in lower case; a name stood in double quotes; a text is a string in any of its
 * forms; all else are signs, one character each. `at`: where it begins in the statement.
 */
export type Token = { kind: 'word' | 'name' | 'text' | 'sign'; text: string; at: number }

/** One statement without its semicolon and what stands before it; `line` is where it begins in the file, from 1. */
export type Statement = { text: string; line: number; tokens: readonly Token[] }

const space = /(?:\s|--[^\n]*)+/y
const word = /[\p{L}\p{N}_\u0080-\uffff](?:[\p{L}\p{N}_$\u0080-\uffff]|(?<=\d)\.(?=\d))*/uy
const name = /"(?:[^"]|"")*(?:"|$)/y
const text = /'(?:[^']|'')*(?:'|$)/y
const escapedText = /[eE]'(?:[^'\\]|\\[\s\S]|'')*(?:'|\\?$)/y
const dollar = /\$((?:[\p{L}_\u0080-\uffff][\p{L}\p{N}_\u0080-\uffff]*)?)\$/uy

/**
 * The statements of an SQL file as PostgreSQL would take them apart: comments, strings, dollar quotes and bodies of
 * functions (BEGIN ATOMIC) do not end one. What is empty but for comments is none.
 */
export function statementsOf(file: string): Statement[] {
  const statements: Statement[] = []
  let tokens: Token[] = []
  let begin = 0
  let atomic = 0
  const end = (at: number) => {
    if (tokens.length > 0)
      statements.push({
        text: file.slice(begin, at).trimEnd(),
        line: file.slice(0, begin).split('\n').length,
        tokens: tokens.map((token) => ({ ...token, at: token.at - begin })),
      })
    tokens = []
    atomic = 0
  }
  for (const token of tokensOf(file)) {
    if (token.kind === 'sign' && token.text === ';' && atomic === 0) {
      end(token.at)
      continue
    }
    if (tokens.length === 0) begin = token.at
    if (token.kind === 'word') atomic = depthAfter(atomic, token.text, tokens.at(-1))
    tokens.push(token)
  }
  end(file.length)
  return statements
}

function depthAfter(depth: number, keyword: string, before: Token | undefined): number {
  if (keyword === 'atomic' && before?.kind === 'word' && before.text === 'begin') return depth + 1
  if (depth === 0) return 0
  return keyword === 'case' ? depth + 1 : keyword === 'end' ? depth - 1 : depth
}

function* tokensOf(file: string): Generator<Token> {
  let at = 0
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(file)
  }
  while (at < file.length) {
    const skipped = match(space)?.[0].length ?? commentLength(file, at)
    if (skipped > 0) {
      at += skipped
      continue
    }
    const found = match(escapedText) ?? match(text)
    const quoted = found ? undefined : match(dollar)
    const token: Token = found
      ? { kind: 'text', text: found[0], at }
      : quoted
        ? { kind: 'text', text: dollarQuoted(file, at, quoted[0]), at }
        : nameOrSign(match(name)?.[0], match(word)?.[0], file[at] ?? '', at)
    yield token
    at += token.kind === 'name' ? (match(name)?.[0].length ?? 1) : token.text.length
  }
}

function nameOrSign(quoted: string | undefined, plain: string | undefined, sign: string, at: number): Token {
  if (quoted !== undefined) return { kind: 'name', text: quoted.slice(1, -1).replaceAll('""', '"'), at }
  // Lower case as ASCII has it: other letters may change their length.
  if (plain !== undefined) return { kind: 'word', text: plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase()), at }
  return { kind: 'sign', text: sign, at }
}

function dollarQuoted(file: string, at: number, tag: string): string {
  const end = file.indexOf(tag, at + tag.length)
  return end < 0 ? file.slice(at) : file.slice(at, end + tag.length)
}

/** Comments like this one may lie in each other. 0 where none begins. */
function commentLength(file: string, at: number): number {
  if (!file.startsWith('/*', at)) return 0
  let depth = 0
  for (let i = at; i < file.length; i++) {
    if (file.startsWith('/*', i)) {
      depth++
      i++
    } else if (file.startsWith('*/', i)) {
      depth--
      i++
      if (depth === 0) return i + 1 - at
    }
  }
  return file.length - at
}

/** The plain words at the beginning of a statement, like `create unique index`. */
export function begins(statement: Statement, ...words: readonly string[]): boolean {
  return words.every((expected, i) => statement.tokens[i]?.kind === 'word' && statement.tokens[i]?.text === expected)
}

/** The index that `CREATE INDEX CONCURRENTLY` makes; undefined for other statements. */
export function concurrentIndexOf(statement: Statement): string | undefined {
  const { tokens } = statement
  if (!begins(statement, 'create')) return undefined
  const unique = tokens[1]?.text === 'unique' ? 1 : 0
  if (tokens[1 + unique]?.text !== 'index' || tokens[2 + unique]?.text !== 'concurrently') return undefined
  const ifNotExists = tokens[3 + unique]?.text === 'if' && tokens[4 + unique]?.text === 'not' ? 3 : 0
  return tokens[3 + unique + ifNotExists]?.text
}

/** The statement as it can run within a transaction: `CONCURRENTLY` left out. */
export function withoutConcurrently({ text: statement, tokens }: Statement): string {
  const found = tokens.find((token) => token.kind === 'word' && token.text === 'concurrently')
  return found ? statement.slice(0, found.at) + statement.slice(found.at + found.text.length) : statement
}

/** Whether it writes rows batch by batch, and so is repeated until there is nothing left for it to do. */
export const isBatch = (statement: Statement) => begins(statement, 'update') || begins(statement, 'delete')
