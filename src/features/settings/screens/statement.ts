import type { LongText } from '#kit/ui/long-text.ts'
import statement from '../content/accessibility.md'
import { readOperator } from './operator.ts'

/** The accessibility statement of a site (§ 14 BFSG with its annex 3, and WCAG 2.2 at level AA) with its own barriers. */
export const statementOf = (own: LongText, site: string): LongText => {
  const { chapters, stand } = statement({ ...readOperator(), site, Barriers: () => own.chapters[0]?.text })
  return { ...own, chapters, stand }
}
