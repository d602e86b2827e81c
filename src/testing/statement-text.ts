import type { Expression, Node, TemplateExpression } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { type Checker, type NodeHandle, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'

/** A statement as PostgreSQL gets it, and for each parameter whether postgres.js says that it is a boolean. */
export type StatementText = { text: string; isBoolean: boolean[] }

/** What a statement is made of depends on what only a running program knows. */
export class Undecided extends Error {}

/** What the parameters of the functions around a piece of code stand for, by the name of each symbol. */
type Given = ReadonlyMap<number, { expression: Expression; given: Given }>

/** Where a value goes, until it is numbered. */
const value = { plain: '\uE000', boolean: '\uE001' }

/**
 * Reads from the source what postgres.js would send: fragments are followed into the constants and functions they come
 * from. Where the code decides between several, `take` says which: the first or the last.
 */
export class StatementReader {
  readonly #checker: Checker
  readonly #take: 'first' | 'last'
  readonly #resolve: (handle: NodeHandle) => Node | undefined

  constructor(checker: Checker, resolve: (handle: NodeHandle) => Node | undefined, take: 'first' | 'last') {
    this.#checker = checker
    this.#resolve = resolve
    this.#take = take
  }

  read(template: Node): StatementText {
    const isBoolean: boolean[] = []
    const text = this.#template(template, new Map()).replace(/[\uE000\uE001]/g, (kind) => {
      isBoolean.push(kind === value.boolean)
      return `$${isBoolean.length}`
    })
    return { text, isBoolean }
  }

  #template(template: Node, given: Given): string {
    if (is.isNoSubstitutionTemplateLiteral(template)) return template.text
    const { head, templateSpans } = template as TemplateExpression
    return templateSpans.reduce(
      (before, { expression, literal }) => before + this.#part(expression, given, before) + literal.text,
      head.text,
    )
  }

  #part(expression: Expression, given: Given, before: string): string {
    const type = this.#typeOf(expression)
    const name = this.#checker.typeToString(type)
    if (/\b(PendingQuery|Helper|Fragment|Identifier)\b/.test(name)) return this.#fragment(expression, given, before)
    return flagsOf(type).every((kind) => kind & TypeFlags.BooleanLike) ? value.boolean : value.plain
  }

  #fragment(expression: Node, given: Given, before: string): string {
    const again = (next: Node, its = given) => this.#fragment(next, its, before)
    if (is.isParenthesizedExpression(expression) || is.isAsExpression(expression)) return again(expression.expression)
    if (is.isConditionalExpression(expression))
      return again(this.#take === 'first' ? expression.whenTrue : expression.whenFalse)
    if (is.isTaggedTemplateExpression(expression)) return this.#template(expression.template, given)
    if (is.isCallExpression(expression)) {
      if (this.#isSql(expression.expression)) return this.#helper(expression.arguments, given, before)
      const { body, its } = this.#called(expression, given)
      return again(body, its)
    }
    const found = this.#meantBy(expression, given)
    return again(found.expression, found.given)
  }

  /** What a function answers, with what it was given. */
  #called(call: Node, given: Given): { body: Expression; its: Given } {
    if (!is.isCallExpression(call)) throw new Undecided(call.getText())
    const callee = this.#meantBy(call.expression, given).expression as Node
    if (!is.isArrowFunction(callee) && !is.isFunctionDeclaration(callee)) throw new Undecided(call.getText())
    const its = new Map(given)
    callee.parameters.forEach((parameter, place) => {
      const symbol = this.#checker.getSymbolAtLocation(parameter.name)
      const expression = call.arguments[place] ?? parameter.initializer
      if (symbol && expression) its.set(symbol.id, { expression, given })
    })
    const { body } = callee
    if (!body) throw new Undecided(call.getText())
    if (!is.isBlock(body)) return { body, its }
    const answers = returnsOf(body)
    const answer = this.#take === 'first' ? answers[0] : answers.at(-1)
    if (!answer) throw new Undecided(call.getText())
    return { body: answer, its }
  }

  /** What a name stands for: a parameter for what it was given, a constant for what it is. */
  #meantBy(expression: Node, given: Given): { expression: Expression; given: Given } {
    const at = is.isPropertyAccessExpression(expression) ? expression.name : expression
    const named = this.#checker.getSymbolAtLocation(at)
    const symbol = named && named.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(named) : named
    const known = symbol && given.get(symbol.id)
    if (known) return known
    const declared = symbol?.valueDeclaration && this.#resolve(symbol.valueDeclaration)
    if (declared && is.isFunctionDeclaration(declared)) return { expression: declared as unknown as Expression, given }
    if (
      declared &&
      (is.isVariableDeclaration(declared) ||
        is.isPropertyAssignment(declared) ||
        is.isParameterDeclaration(declared)) &&
      declared.initializer
    )
      return { expression: declared.initializer, given }
    throw new Undecided(expression.getText())
  }

  /** `sql(…)`: a name, a list of values, or the columns and values of a row. */
  #helper(args: readonly Expression[], given: Given, before: string): string {
    const [asGiven, ...rest] = args
    const first = asGiven && is.isAsExpression(asGiven) ? asGiven.expression : asGiven
    if (!first) throw new Undecided('sql()')
    const where = /(\bin|\bset|\bvalues|\binsert\s+into\b[^()]*)\s*\(?\s*$/i.exec(before)?.[1]?.toLowerCase()
    if (where === 'in') return `(${value.plain})`
    const type = this.#typeOf(first)
    if (flagsOf(type).every((kind) => kind & TypeFlags.StringLike)) return quoted(this.#string(first, given))
    const row = elementOf(this.#checker, type) ?? type
    const names = rest.length
      ? rest.map((name) => this.#string(name, given))
      : this.#checker.getPropertiesOfType(row).map(({ name }) => name)
    if (names.length === 0 || flagsOf(row).some((kind) => !(kind & TypeFlags.Object)))
      throw new Undecided(first.getText())
    const values = names.map(() => value.plain).join(', ')
    const columns = names.map(quoted)
    if (where === 'set') return columns.map((column) => `${column} = ${value.plain}`).join(', ')
    if (where === 'values') return `(${values})`
    if (where) return `(${columns.join(', ')}) VALUES (${values})`
    throw new Undecided(first.getText())
  }

  #string(expression: Expression, given: Given): string {
    if (is.isStringLiteral(expression)) return expression.text
    const type = this.#typeOf(expression)
    for (const one of type.isUnionType() ? type.getTypes() : [type])
      if (one.isStringLiteralType()) return one.value as string
    const found = this.#meantBy(expression, given)
    return this.#string(found.expression, found.given)
  }

  #isSql = (expression: Node) =>
    /^(Sql|TransactionSql|Db|Transaction)\b/.test(this.#checker.typeToString(this.#typeOf(expression)))

  #typeOf(node: Node): Type {
    const type = this.#checker.getTypeAtLocation(node)
    if (!type) throw new Undecided(node.getText())
    return type
  }
}

const quoted = (name: string) => `"${name.replaceAll('.', '"."')}"`

const flagsOf = (type: Type): number[] => (type.isUnionType() ? type.getTypes() : [type]).map(({ flags }) => flags)

/** Of the type of a list what it is a list of. */
export function elementOf(checker: Checker, type: Type): Type | undefined {
  if (!checker.isArrayLikeType(type) || !type.isTypeReference()) return undefined
  return checker.getTypeArguments(type)[0]
}

/** What is returned, without what the functions in it return. */
function returnsOf(body: Node): Expression[] {
  const found: Expression[] = []
  const visit = (node: Node): void => {
    if (is.isReturnStatement(node)) {
      if (node.expression) found.push(node.expression)
    } else if (!is.isArrowFunction(node) && !is.isFunctionDeclaration(node)) node.forEachChild(visit)
  }
  body.forEachChild(visit)
  return found
}
