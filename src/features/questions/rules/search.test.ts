import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { questions as buying } from '../buying/words/de.ts'
import { questionGroups } from '../content/texts.ts'
import { questions as renting } from '../renting/words/de.ts'
import { plainTextOf, type Question, type QuestionGroup } from '../rules.ts'
import { questions as selling } from '../selling/words/de.ts'
import { facts } from '../words/de.ts'
import { excerptOf, folded, longestExcerpt, piecesOf, searchQuestions, wordsOf } from './search.ts'

const find = (typed: string) => searchQuestions(questionGroups, wordsOf(typed)).map(({ question }) => question)
const anchorsOf = (typed: string) => find(typed).map(({ anchor }) => anchor)
const all = questionGroups.flatMap(({ questions }) => questions)
const textOf = ({ question, answer }: Question) => folded(`${question}\n${plainTextOf(answer)}`)

const asked: readonly QuestionGroup[] = [
  {
    anchor: 'houses',
    title: 'Houses',
    lead: '',
    questions: [
      { anchor: 'roof', question: 'Who mends the roof?', answer: ['The thatcher.', ['Straße 9–18', 'Café']] },
      { anchor: 'thatch', question: 'Is thatch a roof for rent?', answer: ['Yes, currently.'] },
      { anchor: 'wall', question: 'Who paints the wall?', answer: ['Whoever mended the roof.'] },
    ],
  },
]
const findHere = (typed: string) => searchQuestions(asked, wordsOf(typed)).map(({ question }) => question.anchor)

describe('a search', () => {
  test('finds what the question says before what the answer says', () => {
    expect(findHere('roof')).toEqual(['roof', 'thatch', 'wall'])
    expect(findHere('mend')).toEqual(['roof', 'wall'])
    expect(findHere('thatch')).toEqual(['thatch', 'roof'])
    expect(findHere('thatch roof')).toEqual(['thatch', 'roof'])
  })

  test('wants each word, at the beginning of one', () => {
    expect(findHere('roof wall')).toEqual(['wall'])
    expect(findHere('roof garden')).toEqual([])
    expect(findHere('rent')).toEqual(['thatch'])
  })

  test.each([
    ['ROOF?', ['roof', 'thatch', 'wall']],
    ['cafe', ['roof']],
    ['CAFÉ', ['roof']],
    ['strasse', ['roof']],
    ['9-18', ['roof']],
    ['9—18', ['roof']],
  ])('does not care how %s is written', (typed, anchors) => expect(findHere(typed)).toEqual(anchors))

  test.each(['', '  ', '?', ' “ ” '])('for %j shows everything in its order', (typed) => {
    expect(find(typed)).toEqual(all)
  })

  test.each([
    ['opening hours Saturday', ['office-hours']],
    ['offices open', ['office-hours']],
    ['closing costs', ['closing-costs']],
    ['how long sell', ['selling-time']],
    ['schufa', ['rental-application']],
    ['commission', ['fees']],
    ['7-10%', ['closing-costs']],
    ['prawns', []],
  ])('for “%s” has the answer at hand', (typed, anchors) => {
    expect(anchorsOf(typed).slice(0, anchors.length)).toEqual(anchors)
    if (anchors.length === 0) expect(find(typed)).toEqual([])
  })

  const words = all.flatMap((question) => textOf(question).split(/\s+/))
  const typing = fc.oneof(
    fc.array(
      fc.tuple(fc.constantFrom(...words), fc.nat({ max: 9 })).map(([word, cut]) => word.slice(0, cut + 1)),
      { maxLength: 4 },
    ),
    fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }),
  )

  test('finds what has each word and nothing else, and ranks by what the question has of them', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const wanted = wordsOf(typed.join(' '))
        const found = find(typed.join(' '))
        for (const question of found) for (const word of wanted) expect(textOf(question)).toContain(word)
        for (const question of all.filter((one) => !found.includes(one))) {
          const starts = new Set(wanted.filter((word) => ` ${textOf(question)}`.includes(` ${word}`)))
          expect(starts.size).toBeLessThan(wanted.length)
        }
        expect(new Set(found).size).toBe(found.length)
        const inQuestion = found.map(
          ({ question }) => wanted.filter((word) => piecesOf(question, [word]).some(({ isHit }) => isHit)).length,
        )
        expect(inQuestion).toEqual(inQuestion.toSorted((one, other) => other - one))
      }),
    )
  })
})

describe('the pieces of a text', () => {
  test('mark what was typed, with all its accents', () => {
    const marked = (text: string, typed: string) =>
      piecesOf(text, wordsOf(typed))
        .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
        .join('')
    expect(marked('Closing costs in Córdoba', 'COST cordo')).toBe('Closing [cost]s in [Córdo]ba')
    expect(marked('Co\u0301rdoba', 'cor')).toBe('[Co\u0301r]doba')
    expect(marked('Große Straße', 'gros strass')).toBe('[Groß]e [Straß]e')
    expect(marked('rent, current rental', 'rent rental')).toBe('[rent], current [rental]')
    expect(marked('8–12 weeks', '8-12')).toBe('[8–12] weeks')
    expect(marked('nothing here', 'else')).toBe('nothing here')
    expect(marked('', 'else')).toBe('')
  })

  test('are the text when joined, and begin with what was looked for where they are hits', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'A', 'á', 'ß', 's', 'ﬁ', 'f', 'i', '–', '-', ' ', '9', '\u0301', '😀'),
    })
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 3 }), (text, typed) => {
        const wanted = wordsOf(typed.join(' '))
        const pieces = piecesOf(text, wanted)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        for (const piece of pieces) {
          expect(piece.text).not.toBe('')
          if (piece.isHit) expect(wanted.some((word) => folded(piece.text).startsWith(word))).toBe(true)
        }
        const found = wanted.filter((word) => ` ${folded(text)}`.includes(` ${word}`))
        if (found.length > 0) expect(pieces.some(({ isHit }) => isHit)).toBe(true)
      }),
    )
  })
})

describe('an excerpt', () => {
  test('shows the part of the answer with most of the words', () => {
    const [roof] = asked[0]?.questions ?? []
    expect(excerptOf(roof as Question, wordsOf('cafe'))).toBe('Café')
    expect(excerptOf(roof as Question, wordsOf('roof'))).toBe('The thatcher.')
  })

  test('of a long part has what was looked for in it, and whole words only', () => {
    const typed = fc.constantFrom(...new Set(all.flatMap(({ answer }) => wordsOf(plainTextOf(answer)))))
    fc.assert(
      fc.property(typed, (word) => {
        for (const question of find(word)) {
          const excerpt = excerptOf(question, [word])
          expect(excerpt.length).toBeLessThanOrEqual(longestExcerpt + 4)
          const plain = excerpt.replace(/^… | …$/g, '')
          expect(question.answer.flat().some((part) => ` ${part} `.includes(` ${plain} `))).toBe(true)
          if (piecesOf(plainTextOf(question.answer), [word]).some(({ isHit }) => isHit))
            expect(piecesOf(excerpt, [word]).some(({ isHit }) => isHit)).toBe(true)
        }
      }),
    )
  })
})

describe('in German', () => {
  const groups = [buying(facts), selling(facts), renting()]
  const found = (typed: string) =>
    inLanguage('de', () => searchQuestions(groups, wordsOf(typed)).map(({ question }) => question.anchor))
  const marked = (text: string, typed: string) =>
    inLanguage('de', () => piecesOf(text, wordsOf(typed)))
      .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
      .join('')

  test.each([
    ['kündigungsfrist', ['notice-periods']],
    ['Kuendigungsfristen', ['notice-periods']],
    ['kundigungsfrist', ['notice-periods']],
    ['Käufer Ausland', ['buying-from-abroad']],
    ['eigenes Geld', ['own-money']],
    ['nebenkosten', ['closing-costs', 'own-money']],
    ['schlüssel', ['buying-time']],
    ['schluessel', ['buying-time']],
    ['Garnelen', []],
  ])('“%s” has the answer at hand, however its umlauts are typed and whatever it is part of', (typed, anchors) => {
    expect(found(typed).slice(0, anchors.length)).toEqual(anchors)
    if (anchors.length === 0) expect(found(typed)).toEqual([])
  })

  test('short words begin a word, longer ones may end one', () => {
    expect(marked('Die Kaufnebenkosten, und den Kern', 'kosten ern')).toBe('Die Kaufneben[kosten], und den Kern')
    expect(marked('Über Grundstücke', 'ueber stuecke')).toBe('[Über] Grund[stücke]')
  })
})
