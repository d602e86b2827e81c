/** Words that are begun on the screen and end beside it, or behind three dots. */
export function cutWords(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    if (!around?.checkVisibility({ visibilityProperty: true }) || around.closest('[aria-hidden="true"], svg')) continue
    // What only screen readers are told is one pixel wide.
    if (scrolls(around) || around.getBoundingClientRect().width <= 1) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const isCut = Array.from(range.getClientRects()).some(
      ({ left, right }) => left < innerWidth && right > innerWidth + 1,
    )
    const hasDots = getComputedStyle(around).textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth + 1
    if (isCut || hasDots) cut.push(text.textContent ?? '')
  }
  return cut
}
