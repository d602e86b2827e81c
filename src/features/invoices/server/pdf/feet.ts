import { groupsOf } from '#kit/shared/iban.ts'
import type { ThemeTexts } from '../../documents/rules/theme.ts'
import type { Paper } from '../../issuing/rules/freeze.ts'
import { colours, height, inner, type Letter, left, right, small, text } from './letter.ts'
import { type Wording, writtenCountry } from './wording.ts'

/** What a foot takes of the page; the line of thanks stands above it. */
export const footHeight = 92

type Said = {
  said: Wording
  texts: ThemeTexts
  /** Where the foot of the last page begins. */
  lastAt: number
  /** Whether there is room and reason for the line of thanks. */
  thanks: boolean
}

/** Who the seller is, on every page. */
export function drawFeet(letter: Letter, paper: Paper, { said, texts, lastAt, thanks }: Said): void {
  const { doc } = letter.pdf
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    const isLast = page === count - 1
    doc.switchToPage(page)
    letter.y = isLast ? lastAt : height - footHeight
    if (isLast && thanks) letter.put(texts.thanks, text(8.5, 600), left, letter.y - 18)
    const draw = () => drawFoot(letter, paper, said, texts.footer)
    // Said once; on the other pages it is for the eye.
    if (isLast) draw()
    else letter.pdf.ornament(draw)
    if (count > 1) letter.pdf.ornament(() => letter.right(said.page(page + 1, count), small, right, letter.y + 52))
  }
}

function drawFoot(letter: Letter, { seller, language }: Paper, said: Wording, footer: string): void {
  const { iban, bic, account } = seller
  const named = (name: string, value = '') => (value === '' ? '' : `${name} ${value}`)
  const place = `${seller.zipCodeAndCity}, ${writtenCountry(seller.country, language)}`
  const columns = [
    [seller.name, named(said.owner, seller.owner), seller.streetAndNumber, seller.additional, place],
    [seller.email, seller.phone, named(said.ourVatId, seller.vatId), named(said.taxNumber, seller.taxNumber)],
    [named('IBAN', groupsOf(iban)), named('BIC', bic), account?.bank ?? ''],
  ]
  letter.rule(colours.line, 0.6)
  columns.forEach((lines, i) => {
    const x = left + (i * inner) / 3
    let y = letter.y + 8
    for (const line of lines.filter((one) => one !== '')) y = letter.fitted(line, small, x, y, inner / 3 - 12)
  })
  if (footer !== '') letter.fitted(footer, small, left, letter.y + 64, inner)
}
