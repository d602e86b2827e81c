import { describe, expect, test } from 'vitest'
import { type Facts, placeOf, plainTextOf, type QuestionGroup } from '../rules.ts'
import * as de from '../words/de.ts'
import { words } from '../words.ts'
import { questionGroups } from './texts.ts'

const { facts } = words
const inGerman = Object.values(
  import.meta.glob<(facts: Facts) => QuestionGroup>('../*/words/de.ts', { eager: true, import: 'questions' }),
).map((questions) => questions(de.facts))

const all = questionGroups.flatMap(({ questions }) => questions)
const textAt = (anchor: string) => plainTextOf(all.find((question) => question.anchor === anchor)?.answer ?? [])
const everything = all.map(({ question, answer }) => `${question}\n${plainTextOf(answer)}`)

test('There are seven groups of four to six questions, each with an address of its own.', () => {
  expect(questionGroups.map(({ anchor, title }) => [anchor, title])).toEqual([
    ['general-information', 'General Information'],
    ['buying-property', 'Buying Property'],
    ['selling-property', 'Selling Property'],
    ['renting-property', 'Renting (Out) Property'],
    ['property-management', 'Property Management'],
    ['legal-and-financial', 'Legal & Financial Questions'],
    ['market-information', 'Market Information'],
  ])
  for (const { questions } of questionGroups) {
    expect(questions.length).toBeGreaterThanOrEqual(4)
    expect(questions.length).toBeLessThanOrEqual(6)
  }
  const anchors = [...questionGroups, ...all].map(({ anchor }) => anchor)
  expect(new Set(anchors).size).toBe(anchors.length)
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('What stands at an anchor is found, and nothing at another.', () => {
  for (const group of questionGroups) {
    expect(placeOf(questionGroups, group.anchor)).toEqual({ group })
    for (const question of group.questions)
      expect(placeOf(questionGroups, question.anchor)).toEqual({ group, question })
  }
  expect(placeOf(questionGroups, '')).toBeUndefined()
  expect(placeOf(questionGroups, 'constructor')).toBeUndefined()
})

describe('the answers', () => {
  test('say when the offices are open and how long things take', () => {
    for (const said of ['Mon–Fri 9–18', 'from 9 am to 6 pm', 'Sat 10–14', 'from 10 am to 2 pm'])
      expect(textAt('office-hours')).toContain(said)
    expect(textAt('about-us')).toContain('Hamburg, Munich and Lisbon')
    expect(textAt('buying-time')).toContain('8–12 weeks')
    expect(textAt('selling-time')).toContain('3–6 months')
    expect(textAt('closing-costs')).toContain('7–10% of the purchase price')
  })

  test('agree with each other', () => {
    const said = (pattern: RegExp) => everything.flatMap((text) => text.match(pattern) ?? [])
    expect(new Set(said(/closing costs(?: come to| of|:) ([\d–]+%)/gi).map((text) => text.split(' ').at(-1)))).toEqual(
      new Set([facts.closingCosts]),
    )
    // The longest and the shortest way of the parts are those of the whole.
    const weeks = (anchor: string) => [...textAt(anchor).matchAll(/• (\d+)–(\d+) weeks/g)]
    const sums = [1, 2].map((i) => weeks('selling-time').reduce((sum, found) => sum + Number(found[i]), 0))
    expect(sums.map((sum) => Math.round(sum / 4.345))).toEqual([3, 6])
    // Transfer tax, notary and register, and 1.5% with a VAT of 19%.
    for (const tax of [3.5, 6.5]) {
      const share = Math.round(tax + 1.5 + 1.5 * 1.19)
      expect(share).toBeGreaterThanOrEqual(7)
      expect(share).toBeLessThanOrEqual(10)
    }
    expect(textAt('closing-costs')).toContain('400,000 euros, set aside 28,000 to 40,000 euros')
    expect(textAt('own-money')).toContain('28,000 to 40,000 euros for the closing costs and 40,000 to 80,000 euros')
  })

  test('are text, and not markup', () => {
    for (const text of everything) {
      expect(text).not.toMatch(/[<>`]|&\w+;|\*\*|\bundefined\b|["']/)
      expect(text.trim()).toBe(text)
    }
    for (const { question, answer } of all) {
      expect(question).toMatch(/\?$/)
      expect(answer.length).toBeGreaterThanOrEqual(1)
      for (const block of answer) {
        if (typeof block === 'string') expect(block).toMatch(/[.:?]$/)
        else expect(block.length).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test('lead on to what there is', () => {
    const ways = all.flatMap(({ references = [] }) => references)
    expect(ways.length).toBeGreaterThan(10)
    const pages = /^\/PresentationPro\/(catalog|contact(#(contact-form|our-team|approach))?)$/
    for (const { to } of ways)
      expect(to.startsWith('#') ? placeOf(questionGroups, to.slice(1)) : pages.test(to)).toBeTruthy()
    for (const { anchor, references = [] } of all) expect(references.map(({ to }) => to)).not.toContain(`#${anchor}`)
  })
})

describe('in German', () => {
  test('the same is asked and answered at the same places, and leads on to the same', () => {
    const shapes = (groups: readonly QuestionGroup[]) =>
      groups.flatMap(({ anchor, questions }) =>
        questions.map((question) => [
          anchor,
          question.anchor,
          question.answer.map((block) => (typeof block === 'string' ? 1 : block.map(() => 1))),
          question.references?.map(({ to }) => to),
        ]),
      )
    expect(inGerman).toHaveLength(questionGroups.length)
    expect(shapes(inGerman).toSorted()).toEqual(shapes(questionGroups).toSorted())
  })

  test('no figure differs, those of the clock aside', () => {
    const figures = (groups: readonly QuestionGroup[]) =>
      groups
        .flatMap(({ questions }) => questions)
        .filter(({ anchor }) => anchor !== 'office-hours')
        .map(({ anchor, answer }) => `${anchor}: ${figuresIn(plainTextOf(answer)).join(' ')}`)
    const figuresIn = (text: string) => (text.replace(/(\d)[.,](\d)/g, '$1$2').match(/\d+/g) ?? []).toSorted()
    expect(figures(inGerman).toSorted()).toEqual(figures(questionGroups).toSorted())
  })

  test('answers are text as it is set in German', () => {
    for (const { questions } of inGerman) {
      for (const { question, answer } of questions) {
        const text = `${question}\n${plainTextOf(answer)}`
        expect(text).not.toMatch(/[<>`]|&\w+;|\*\*|\bundefined\b|["']|\d%|\d %/)
        expect(question).toMatch(/\?$/)
        for (const block of answer) if (typeof block === 'string') expect(block).toMatch(/[.:?]$/)
      }
    }
  })
})
